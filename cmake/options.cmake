# The language, the warnings, and the differences between presets.
set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "Release: asserts off, -O3; Debug: asserts on" FORCE)
endif()

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # Paths below the project count as relative, so that a second clone or worktree can use the cache of the first.
    set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}" CCACHE_NOHASHDIR=1 "${CCACHE}")
endif()

set(PAPELOTTE_SANITIZE "" CACHE STRING "Sanitizers for everything, such as address,undefined; empty: none")
option(PAPELOTTE_FUZZ "Build the fuzz targets of tests/fuzz, and nothing that needs no fuzzing" OFF)
option(PAPELOTTE_TESTS "Build the tests and the tools that only developers need; OFF: the program and its page alone" ON)

# Unity builds compile the sources of a library a dozen at a time. Most of a small file's cost is parsing the same headers
# (Boost.JSON, CLI11, Asio) and compiling the same inline functions, so a whole build takes a third of the CPU time. Off where files
# are compiled one by one for a reason: clang-tidy, and the debug preset, in which single files are edited and rebuilt.
option(PAPELOTTE_UNITY "Compile the sources of a library together" ON)
set(CMAKE_UNITY_BUILD ${PAPELOTTE_UNITY})
set(CMAKE_UNITY_BUILD_BATCH_SIZE 12)

add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Werror)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    # False warnings: about "text" + std::string (GCC bug 105651), and about the value of an empty std::optional (GCC bug 80635).
    add_compile_options(-Wno-restrict -Wno-maybe-uninitialized)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options(-Wno-dangling-else -Wno-array-bounds -Wno-mismatched-new-delete)   # GoogleTest's macros after an if; clang does not warn about them
    if(PAPELOTTE_UNITY)
        add_compile_options(-Wno-subobject-linkage)   # GCC treats the sources of a unity build as headers, and warns about their coroutines
    endif()
endif()
if(PAPELOTTE_SANITIZE)
    set(CMAKE_CXX_FLAGS_DEBUG "-gline-tables-only")   # enough for reports; full debug information would take a quarter of the build
    add_compile_options(-fsanitize=${PAPELOTTE_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer -O1)
    add_link_options(-fsanitize=${PAPELOTTE_SANITIZE})
endif()

# The sources of a folder, listed at each build: a new file needs no edit here.
function(find_sources variable)
    file(GLOB sources CONFIGURE_DEPENDS RELATIVE "${CMAKE_CURRENT_SOURCE_DIR}" ${ARGN})
    set(${variable} "${sources}" PARENT_SCOPE)
endfunction()

# A library from a list of sources; without sources (only headers) it only passes on its links.
function(add_module name)
    cmake_parse_arguments(PARSE_ARGV 1 MODULE "NO_RTTI" "" "SOURCES;LINKS")
    if(MODULE_SOURCES)
        add_library(${name} STATIC ${MODULE_SOURCES})
        target_include_directories(${name} PUBLIC "${PROJECT_SOURCE_DIR}")
        target_link_libraries(${name} PUBLIC ${MODULE_LINKS})
        # Rules must not use RTTI. The sanitizers' check of virtual calls needs it, so they keep it.
        if(MODULE_NO_RTTI AND NOT PAPELOTTE_SANITIZE)
            target_compile_options(${name} PRIVATE -fno-rtti)
        endif()
    else()
        add_library(${name} INTERFACE)
        target_include_directories(${name} INTERFACE "${PROJECT_SOURCE_DIR}")
        target_link_libraries(${name} INTERFACE ${MODULE_LINKS})
    endif()
endfunction()

# The sentences of PARENT/FOLDER in all languages, checked and made a source; the variable gets its path.
function(compile_text variable folder parent)
    set(source "${PAPELOTTE_GENERATED}/${folder}_text.cc")
    file(GLOB texts CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/${parent}/${folder}/text.*.json")
    add_custom_command(
        OUTPUT "${source}"
        COMMAND compile_text ${folder} ${parent}/${folder} "${source}"
        DEPENDS compile_text ${texts}
        WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}"
        COMMENT "Checking and compiling the sentences of ${parent}/${folder}"
        VERBATIM)
    set_source_files_properties("${source}" PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    set(${variable} "${source}" PARENT_SCOPE)
endfunction()
