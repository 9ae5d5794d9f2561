// The paths of the files that tests read and of the programs that they run. tests/CMakeLists.txt writes the values into one generated
// source per test program, so no other object file depends on the path of the checkout, and checkouts can share a compiler cache.
#pragma once

namespace papelotte::paths {

extern const char* const source;          // the top of the checkout
extern const char* const folder;          // the folder of this test program in it
extern const char* const papelotte;       // the program
extern const char* const papelotte_toys;  // the program with toy games in its registry
extern const char* const tools;           // the folder of compile_data, tune and others

}  // namespace papelotte::paths
