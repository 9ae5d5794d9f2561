// A view and its change from one description: the change is exactly the difference of the two views.
#include "engine/shown.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>

#include "engine/merge_patch.h"

namespace papelotte {

namespace {

namespace json = boost::json;

// Sample data: a number that may be unknown, a word, lists, and tents by name.
struct Camp {
    std::optional<int> guns;
    std::string order;
    std::vector<int> fires;
    SeatSet awake;
    std::map<std::string, std::vector<int>> tents;   // who sleeps there

    bool has_tent(const std::string& name) const { return tents.contains(name); }
};

const std::array<std::string, 3> kTents{"north", "south", "west"};
const std::array<std::string_view, 2> kSeats{"french", "allied"};

std::string shown(const Camp* before, const Camp& after) {
    JsonText out;
    {
        Shown<Camp> shown(out, before, after);
        shown.put("guns", [](const Camp& camp) { return camp.guns; });
        shown.put("order", [](const Camp& camp) { return std::string_view(camp.order); });
        shown.put_list("fires", [](const Camp& camp) { return camp.fires; }, [](int fire) { return fire; });
        shown.put_seats("awake", [](const Camp& camp) { return camp.awake; }, kSeats);
        const auto same_count = [](const Camp& a, const Camp& b) { return a.tents.size() == b.tents.size(); };
        shown.put_part("count", same_count, [&] { out.add(after.tents.size()); });
        shown.put_object("tents", [&](Shown<Camp>& tents) {
            for (const std::string& name : kTents)
                tents.put_object(
                    name, [&](const Camp& camp) { return camp.has_tent(name); },
                    [&](Shown<Camp>& tent) {
                        tent.put("men", [&](const Camp& camp) { return camp.tents.at(name).size(); });
                        tent.put_list("ages", [&](const Camp& camp) { return camp.tents.at(name); }, [](int age) { return age; });
                    });
        });
    }
    return out.take();
}

Camp random_camp() {
    Camp camp;
    if (const int guns = *rc::gen::inRange(0, 3); guns > 0) camp.guns = guns;
    camp.order = *rc::gen::arbitrary<bool>() ? "rest" : "march";
    camp.fires.assign(static_cast<std::size_t>(*rc::gen::inRange(0, 3)), 1);
    for (const int seat : {0, 1})
        if (*rc::gen::arbitrary<bool>()) camp.awake.insert(Seat(seat));
    for (const std::string& name : kTents)
        if (*rc::gen::inRange(0, 3) > 0) camp.tents[name] = *rc::gen::container<std::vector<int>>(rc::gen::inRange(20, 22));
    return camp;
}

}  // namespace

TEST(shown, writes_the_whole_view_or_its_change) {
    const Camp none{std::nullopt, "rest", {}, {}, {}}, some{3, "rest", {1, 2}, Seat{1}, {{"north", {20}}}};
    EXPECT_EQ(shown(nullptr, none), R"({"order":"rest","fires":[],"awake":[],"count":0,"tents":{}})");
    EXPECT_EQ(shown(&none, some), R"({"guns":3,"fires":[1,2],"awake":["allied"],"count":1,"tents":{"north":{"men":1,"ages":[20]}}})");
    EXPECT_EQ(shown(&some, none), R"({"guns":null,"fires":[],"awake":[],"count":0,"tents":{"north":null}})");
    EXPECT_EQ(shown(&some, some), "{}");
}

TEST(shown, leaves_out_objects_in_which_nothing_has_changed) {
    const Camp before{1, "rest", {}, {}, {{"north", {20}}, {"south", {30}}}}, after{1, "rest", {}, {}, {{"north", {20}}, {"south", {31}}}};
    EXPECT_EQ(shown(&before, after), R"({"tents":{"south":{"ages":[31]}}})");
}

RC_GTEST_PROP(shown, a_change_is_the_difference_of_two_views, ()) {
    const Camp before = random_camp(), after = random_camp();
    const json::object was = json::parse(shown(nullptr, before)).as_object(), is = json::parse(shown(nullptr, after)).as_object();
    RC_ASSERT(json::parse(shown(&before, after)).as_object() == merge_patch(was, is));
}

}  // namespace papelotte
