#pragma once
// This target has no interface: its object is linked with the tests.
