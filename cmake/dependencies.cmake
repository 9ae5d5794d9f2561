# External dependencies: Debian packages, installed by scripts/install_dependencies.
find_package(PkgConfig REQUIRED)
pkg_check_modules(sodium REQUIRED IMPORTED_TARGET libsodium)
pkg_check_modules(libpq REQUIRED IMPORTED_TARGET libpq)
find_package(fmt REQUIRED)
find_package(CLI11 REQUIRED)
find_package(Boost 1.81 REQUIRED COMPONENTS json url)
find_package(SQLite3 REQUIRED)
find_package(ZLIB REQUIRED)

# Boost.JSON: the packaged library. For fuzzing, its sources, since a fuzzer gets no coverage from code that is not instrumented.
if(PAPELOTTE_FUZZ)
    add_library(json STATIC "${CMAKE_CURRENT_LIST_DIR}/boost_json.cc")
    target_link_libraries(json PUBLIC Boost::headers)
else()
    add_library(json INTERFACE)
    target_link_libraries(json INTERFACE Boost::json)
endif()
