"""The list of the checks that use the program as its clients do."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# What the page is bundled from, and the files beside it.
PAGE = ("Page/", "public/")


@dataclass(frozen=True)
class Check:
    """A script that is called with the path of the program."""

    path: str
    # The beginnings of the paths of the files that it uses beside the program and its own modules.
    uses: tuple[str, ...] = ()
    # The variable with the folder of the official schemas, which are not in the repository: the second argument.
    schemas: str = ""
    # Whether it compares times with each other or with a limit, so that it runs alone.
    measures: bool = False

    @property
    def name(self):
        return Path(self.path).stem

    def files(self):
        """The script and the modules of its folder that it imports, directly or not."""
        found, rest = set(), [ROOT / self.path]
        while rest:
            file = rest.pop()
            if file in found or not file.exists():
                continue
            found.add(file)
            names = re.findall(r"^(?:from|import) (\w+)", file.read_text(), re.MULTILINE)
            rest += [
                ROOT / "Tests" / folder / f"{name}.py" for name in names for folder in [file.parent.name, "Contract"]
            ]
        return {str(file.relative_to(ROOT)) for file in found}

    def is_affected(self, path):
        """Whether a change of a file can change the result, beside a change of the program."""
        return path.startswith(self.uses) or path in self.files()


# The longest first, so that the last one that runs beside others is short.
CHECKS = [
    Check("Tests/Browser/own_style.py", uses=(*PAGE, "Examples/styles/", "Examples/code/")),
    Check("Tests/Contract/contract.py"),
    Check("Tests/Browser/page_conditions.py", uses=PAGE),
    Check("Tests/Browser/page.py", uses=PAGE),
    Check("Tests/Browser/following.py", uses=PAGE),
    Check("Tests/Browser/viewer.py"),
    Check("Tests/Browser/embed.py", uses=PAGE),
    Check("Tests/Browser/rasters.py"),
    Check("Tests/Contract/tokens_check.py", schemas="DTCG_SCHEMAS"),
    Check("Tests/Browser/moments.py"),
    Check("Tests/Monitoring/metrics.py", uses=("deploy/",)),
    Check("Tests/Browser/plugins.py", uses=("Examples/figma-plugin/", "Examples/penpot-plugin/")),
    Check("Tests/Contract/commands_check.py", uses=("Examples/styles/",)),
    Check("Tests/Contract/documents_check.py", uses=("docs/", "README.md", "public/")),
    Check("Tests/Contract/contrast_check.py"),
    Check("Tests/Contract/audit_check.py", uses=("action.yml", "deploy/action/", "Examples/shop/")),
    Check("Tests/Contract/diff_check.py", uses=("action.yml", "deploy/action/")),
    Check("Tests/Contract/bundle_check.py"),
    Check("Tests/Contract/locale_check.py"),
    Check("Tests/Contract/project_check.py"),
    Check("Tests/Contract/mcp_check.py", schemas="MCP_SCHEMAS"),
    Check("Tests/Contract/agent_check.py", uses=("Examples/shop/",), schemas="MCP_SCHEMAS"),
    Check("Tests/Contract/init_check.py"),
    # A change in the editor is seen within a time.
    Check("Tests/Browser/editor_speed.py", uses=PAGE, measures=True),
    # A fade has a number of frames.
    Check("Tests/Browser/browsers.py", uses=PAGE, measures=True),
    # Nobody waits long for sources that take all the time that they may.
    Check("Tests/Contract/hostile_check.py", measures=True),
    # Pictures do not wait for a flood of sources.
    Check("Tests/Contract/sharing_check.py", measures=True),
    # The load has seconds to be served by one Bezel and by two.
    Check("Tests/Deployment/two_bezels.py", uses=("deploy/",), measures=True),
]
