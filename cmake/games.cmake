# The games: every folder of games/ that has records/records.h, by name. Registry, tools and tests are made from what is found, so a new game
# adds its folders and no line to any list.
file(GLOB found CONFIGURE_DEPENDS RELATIVE "${PROJECT_SOURCE_DIR}/games" "${PROJECT_SOURCE_DIR}/games/*/records/records.h")
list(TRANSFORM found REPLACE "/.*" "" OUTPUT_VARIABLE PAPELOTTE_GAMES)
set(PAPELOTTE_GENERATED "${PROJECT_BINARY_DIR}/generated")
file(MAKE_DIRECTORY "${PAPELOTTE_GENERATED}")

# A header that lists a type of every game that has the file: list_types(rules_of_games.h RulesOfGames rules/rules.h Rules) makes
#   using RulesOfGames = Types<waterloo::Rules, waterloo200::Rules>;
# WITH FILE: of those games alone that have this file, too.
function(list_types header name file type)
    cmake_parse_arguments(PARSE_ARGV 4 TYPES "" "WITH" "")
    foreach(game IN LISTS PAPELOTTE_GAMES)
        set(folder "${PROJECT_SOURCE_DIR}/games/${game}")
        if(EXISTS "${folder}/${file}" AND (NOT TYPES_WITH OR EXISTS "${folder}/${TYPES_WITH}"))
            string(APPEND includes "#include \"games/${game}/${file}\"\n")
            list(APPEND types "${game}::${type}")
        endif()
    endforeach()
    list(JOIN types ", " types)
    file(CONFIGURE OUTPUT "${PAPELOTTE_GENERATED}/${header}" @ONLY CONTENT "// Made by cmake/games.cmake.
#pragma once

#include \"engine/types.h\"
@includes@
namespace papelotte {

using @name@ = Types<@types@>;

}  // namespace papelotte
")
endfunction()
