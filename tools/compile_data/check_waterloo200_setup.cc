// Checks the set-up of Waterloo 200: there is a unit for every icon, the pools are the remaining units, and the historical deal is a
// possible deal.
#include <set>

#include "tools/compile_data/check_waterloo200.h"

namespace papelotte::data {

namespace {

using Posts = std::map<Post, int>;

Posts posts_of_icons(const Node& areas) {
    Posts posts;
    for (const Node& area : areas.items())
        for (const Node& icon : area.at("icons").items()) ++posts[post_of_icon(icon)];
    return posts;
}

Posts posts_of_units(const Node& units) {
    Posts posts;
    for (const Node& unit : units.items()) ++posts[post_of_unit(unit)];
    return posts;
}

int count_of(const Posts& posts, const Post& post) {
    const auto found = posts.find(post);
    return found == posts.end() ? 0 : found->second;
}

// W2-7.1.12: the units on the map.
void check_on_map(const GameFiles& files, const Posts& icons, const Posts& units) {
    const Node own = files.at("forces.setup.standard"), tables = files.at("tables.setup");
    std::map<std::string, std::map<std::string, int>> found;   // by faction and type
    for (const auto& [post, count] : icons) {
        if (count_of(units, post) < count)
            files.at("board.areas")
                .fail(fmt::format("there are {} icons of {} '{}' for {} units", count, post.corps, post.type, count_of(units, post)));
        found[post.faction][is_leader(post.type) ? "leaders" : post.type] += count;
        found[post.faction]["all"] += count;
    }
    for (const auto& [faction, types] : tables.at("on_map_by_type").members())
        for (const auto& [type, count] : types.members()) count.must_be(found[faction][type], "so many icons are on the board");
    for (const Node& set_up : {own, tables})
        for (const auto& [faction, count] : set_up.at("on_map").members())
            count.must_be(found[faction]["all"], "so many icons are on the board");
    for (const auto& [type, count] : tables.at("brunswick").at("on_map").members())
        count.must_be(count_of(icons, {"british", "br_R", type, true}), "so many icons are on the board");
}

// W2-7.1.12: the pools hold exactly the remaining units.
void check_pools(const GameFiles& files, const Posts& icons, const Posts& units) {
    const Node own = files.at("forces.setup.standard"), tables = files.at("tables.setup");
    for (const auto& [faction, pool] : own.at("pool").members()) {
        int in_pool = 0, listed = 0;
        for (const auto& [post, count] : units) {
            const int left = count - count_of(icons, post);
            if (post.faction != faction || left == 0) continue;
            pool.at(post.corps + (post.brunswick ? ":brunswick" : "")).at(post.type).must_be(left, "so many have no icon");
            in_pool += left;
        }
        for (const auto& [corps, types] : pool.members())
            for (const auto& [type, count] : types.members()) listed += figure(count);
        if (listed != in_pool) pool.fail(fmt::format("has {} units, {} have no icon", listed, in_pool));
        for (const Node& size : {own.at("pool_size").at(faction), tables.at("pool").at(faction)}) size.must_be(in_pool, "so many have no icon");
    }
    for (const Node& size : {own.at("pool_size").at("prussian"), tables.at("pool").at("prussian")}) size.must_be(0, "W2-17.1.2");
}

// F9: one unit for every icon, each on an icon of its own kind; the others are in the pool.
void check_history(const Node& place, const Node& areas, const Node& units) {
    std::map<std::pair<int, Post>, int> open;
    for (const Node& area : areas.items())
        for (const Node& icon : area.at("icons").items()) ++open[{figure(area.at("id")), post_of_icon(icon)}];
    std::set<std::string> placed;
    for (const Node& unit : units.items()) {
        if (unit.at("faction").text() == "prussian") continue;
        placed.insert(unit.at("id").text());
        const Node where = place.at(unit.at("id").text());
        if (where.word() == "pool") continue;
        const auto icon = open.find({figure(where), post_of_unit(unit)});
        if (icon == open.end() || icon->second == 0) where.fail(fmt::format("no icon is left for it in area {}", where.word()));
        --icon->second;
    }
    for (const auto& [id, where] : place.members())
        if (!placed.contains(id)) where.fail("no French or British unit has this id");
    for (const auto& [icon, left] : open)
        if (left > 0) place.fail(fmt::format("an icon of '{}' in area {} has no unit", icon.second.type, icon.first));
}

}  // namespace

void check_waterloo200_setup(const GameFiles& files) {
    const Node areas = files.at("board.areas"), all = files.at("forces.units");
    const Posts icons = posts_of_icons(areas), units = posts_of_units(all);
    check_on_map(files, icons, units);
    check_pools(files, icons, units);
    check_history(files.at("forces.setup.historical.place"), areas, all);
}

}  // namespace papelotte::data
