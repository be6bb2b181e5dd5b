/*!
 * CodeMirror
 *
 * MIT License
 *
 * Copyright (C) 2017 by Marijn Haverbeke <marijn@haverbeke.berlin> and others
 *
 * Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
 * documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
 * rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
 * persons to whom the Software is furnished to do so, subject to the following conditions:
 *
 * The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
 * Software.
 *
 * THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
 * WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
 * COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
 * OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
 */

// The files of the editor, loaded when it is opened: CodeMirror, which Debian's libjs-codemirror installs, and the examples.
import CodeMirror from "codemirror/lib/codemirror.js";
import "codemirror/addon/comment/comment.js";
import "codemirror/addon/display/placeholder.js";
import "codemirror/addon/edit/closebrackets.js";
import "codemirror/addon/edit/matchbrackets.js";
import "codemirror/mode/swift/swift.js";

import ActionButton from "../../Examples/code/ActionButton.swift";
import CheckToggle from "../../Examples/code/CheckToggle.swift";
import ConfigurationFactory from "../../Examples/code/ConfigurationFactory.swift";
import Counter from "../../Examples/code/Counter.swift";
import EditorToolbar from "../../Examples/code/EditorToolbar.swift";
import IconButton from "../../Examples/code/IconButton.swift";
import OrderCard from "../../Examples/code/OrderCard.swift";
import Roles from "../../Examples/code/Roles.swift";
import SaveButton from "../../Examples/code/SaveButton.swift";
import SegmentedPicker from "../../Examples/code/SegmentedPicker.swift";
import SettingsList from "../../Examples/code/SettingsList.swift";
import Snippet from "../../Examples/code/Snippet.swift";
import AdaptiveButton from "../../Examples/styles/AdaptiveButton.swift";
import BrandButton from "../../Examples/styles/BrandButton.swift";
import ChipButton from "../../Examples/styles/ChipButton.swift";
import FillingOutline from "../../Examples/styles/FillingOutline.swift";
import FrostedGlass from "../../Examples/styles/FrostedGlass.swift";
import GradientPill from "../../Examples/styles/GradientPill.swift";
import HoldToConfirm from "../../Examples/styles/HoldToConfirm.swift";
import Keycap from "../../Examples/styles/Keycap.swift";
import LoadingButton from "../../Examples/styles/LoadingButton.swift";
import PopIcon from "../../Examples/styles/PopIcon.swift";
import PullToCancel from "../../Examples/styles/PullToCancel.swift";
import SoftSurface from "../../Examples/styles/SoftSurface.swift";

export { CodeMirror };

/** The sources to start from: previews and views, with the root that is shown first; styles, with a title for the button. */
export const examples = [
  { name: "Variants", show: "preview-1", source: ActionButton },
  { name: "Four roles", show: "preview-1", source: Roles },
  { name: "Card", show: "preview-1", source: OrderCard },
  { name: "Counter", show: "preview-1", source: Counter },
  { name: "Saving", show: "preview-1", source: SaveButton },
  { name: "Toolbar", show: "preview-1", source: EditorToolbar },
  { name: "Segments", show: "preview-1", source: SegmentedPicker },
  { name: "Check list", show: "preview-1", source: CheckToggle },
  { name: "Icons", show: "preview-1", source: IconButton },
  { name: "Settings", show: "preview-1", source: SettingsList },
  { name: "Two lines", show: "snippet-1", source: Snippet },
  { name: "UIKit factory", title: "Checkout", source: ConfigurationFactory },
  { name: "Gradient pill", title: "Get Started", source: GradientPill },
  { name: "Soft surface", title: "Listen", source: SoftSurface },
  { name: "Filling outline", title: "Subscribe", source: FillingOutline },
  { name: "Frosted glass", title: "Explore", source: FrostedGlass },
  { name: "Keycap", title: "Enter", source: Keycap },
  { name: "Pop icon", title: "Like", source: PopIcon },
  { name: "Loading", title: "Sign In", source: LoadingButton },
  { name: "Hold to confirm", title: "Delete", source: HoldToConfirm },
  { name: "Pull to cancel", title: "Pull me", source: PullToCancel },
  { name: "Variants and sizes", title: "Continue", source: BrandButton },
  { name: "Environment", title: "Adapt", source: AdaptiveButton },
  { name: "UIKit chip", title: "Swift", source: ChipButton },
];
