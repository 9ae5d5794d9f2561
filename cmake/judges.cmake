# Judges of poses: of each game that has judge/module.cc, its rules as a WebAssembly module that the page asks while a piece is dragged,
# ${PROJECT_BINARY_DIR}/judges/GAME_judge.wasm. Without the packages for it the page is built all the same and asks the server.
set(PAPELOTTE_JUDGES "${PROJECT_BINARY_DIR}/judges")
find_program(WASM_CXX clang++-19)
find_path(WASI_LIBC wasi/api.h PATHS /usr/include/wasm32-wasi NO_DEFAULT_PATH)
if(NOT WASM_CXX OR NOT WASI_LIBC)
    message(STATUS "The page will ask the server about each pose, since clang++-19 or wasi-libc is missing (scripts/install_dependencies)")
    return()
endif()

# One translation unit, since most of a small file's cost is its headers: two would take twice the CPU time. So helpers of all rules have different names.
# Compiled for size: a pose takes a fifth more than at -O3.
function(add_judge game)
    set(patterns rules/*.cc rules/steps/*.cc judge/*.cc)
    list(TRANSFORM patterns PREPEND "${PROJECT_SOURCE_DIR}/games/${game}/")
    file(GLOB sources CONFIGURE_DEPENDS RELATIVE "${PROJECT_SOURCE_DIR}" ${patterns})
    list(FILTER sources EXCLUDE REGEX "/invariants\\.cc$|_check\\.cc$")   # of hand-made positions
    list(PREPEND sources engine/dice.cc engine/input_fault.cc engine/quoted.cc engine/vocabulary.cc engine/plane/engagement.cc engine/plane/lane.cc
         engine/plane/polygon.cc engine/plane/touch.cc)
    list(APPEND sources games/${game}/records/phrases.cc)
    list(TRANSFORM sources REPLACE "(.+)" "#include \"\\1\"" OUTPUT_VARIABLE lines)
    list(JOIN lines "\n" lines)
    set(source "${CMAKE_CURRENT_BINARY_DIR}/${game}_judge.cc")
    set(object "${CMAKE_CURRENT_BINARY_DIR}/${game}_judge.o")
    file(CONFIGURE OUTPUT "${source}" @ONLY CONTENT "@lines@\n")
    add_custom_command(
        OUTPUT "${object}"
        COMMAND ${CMAKE_CXX_COMPILER_LAUNCHER} "${WASM_CXX}" --target=wasm32-wasi -std=c++23 -Os -DNDEBUG -ffp-contract=off -fno-exceptions -fno-rtti
                -mbulk-memory -Wall -Wextra -Werror "-I${PROJECT_SOURCE_DIR}" "-I${PAPELOTTE_GENERATED}" -MD -MF "${object}.d" -c "${source}" -o "${object}"
        DEPENDS "${source}" ${game}_data
        DEPFILE "${object}.d"
        COMMENT "Compiling the judge of ${game} to WebAssembly"
        VERBATIM)
    set(module "${PAPELOTTE_JUDGES}/${game}_judge.wasm")
    add_custom_command(
        OUTPUT "${module}"
        COMMAND "${CMAKE_COMMAND}" -E make_directory "${PAPELOTTE_JUDGES}"
        COMMAND "${WASM_CXX}" --target=wasm32-wasi -mexec-model=reactor -fno-exceptions "${object}" -Wl,--strip-all,-z,stack-size=1048576 -o "${module}"
        DEPENDS "${object}"
        COMMENT "Linking the judge of ${game}"
        VERBATIM)
    add_custom_target(${game}_judge DEPENDS "${module}")
    list(APPEND PAPELOTTE_JUDGE_MODULES "${module}")
    set(PAPELOTTE_JUDGE_MODULES "${PAPELOTTE_JUDGE_MODULES}" PARENT_SCOPE)
endfunction()

foreach(game IN LISTS PAPELOTTE_GAMES)
    if(EXISTS "${PROJECT_SOURCE_DIR}/games/${game}/judge/module.cc")
        add_judge(${game})
    endif()
endforeach()
