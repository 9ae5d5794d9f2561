// Tables derived from the map: neighbours, distances, retreat areas, and the lines of sight that terrain leaves open.
#include "games/waterloo/rules/board.h"

#include <algorithm>
#include <vector>

namespace papelotte::waterloo {

namespace {

constexpr Neighbours<Area, kBoardPlaces> neighbours_of(bool with_delayed_box) {
    Neighbours<Area, kBoardPlaces> graph{};
    const auto join = [&](Area a, Area b) {
        graph[a].insert(b);
        graph[b].insert(a);
    };
    for (const BorderData& border : kBorderData) join(border.a, border.b);
    if (with_delayed_box)
        for (const Area entry : kEntries) join(entry, kDelayed);
    return graph;
}

}  // namespace

constexpr Neighbours<Area, kBoardPlaces> kMapNeighbours = neighbours_of(false);
constexpr Neighbours<Area, kBoardPlaces> kNeighbours = neighbours_of(true);
constexpr Distances<Area, kBoardPlaces> kDistances = distances(neighbours_of(false));

constexpr IdArray<Army, IdArray<Area, AreaSet, kAreas>, 3> kTowardsGoal = [] {
    IdArray<Army, IdArray<Area, AreaSet, kAreas>, 3> towards{};
    const auto add = [&](Army army, Area goal) {
        const auto& steps = kDistances[goal];
        for (const Area from : kMap)
            for (const Area next : kMapNeighbours[from])
                if (steps[next] < steps[from]) towards[army][from].insert(next);
    };
    for (const Area goal : kFrenchGoals) add(Army::french, goal);
    for (const Area goal : kAngloAlliedGoals) add(Army::anglo_allied, goal);
    for (const Area goal : kPrussianGoals) add(Army::prussian, goal);
    return towards;
}();

namespace {

constexpr int kMaxRange = 3;   // WL-6.1.1

constexpr auto kBorderedBy = [] {   // WL-6.2.6: both sides of a ridge line are bordered by it
    IdArray<Area, IdArray<Ridge, bool, 3>, kAreas> bordered{};
    for (const BorderData& border : kBorderData)
        if (border.ridge != Ridge::none) bordered[border.a][border.ridge] = bordered[border.b][border.ridge] = true;
    return bordered;
}();

const BorderData* border_between(Area a, Area b) {
    for (const BorderData& border : kBorderData)
        if ((border.a == a && border.b == b) || (border.a == b && border.b == a)) return &border;
    return nullptr;
}

bool bordered_by(Area area, Ridge ridge) { return kBorderedBy[area][ridge]; }

class Sight {
   public:
    Sight() {
        for (const Area from : kMap)
            for (const Area to : kMap) {
                first_[index(from, to)] = static_cast<std::uint16_t>(lines_.size());
                const int range = distance(from, to);
                if (range < 1 || range > kMaxRange) continue;
                std::array<Area, kMaxRange + 1> path{from};
                extend(path, 1, range, to);
                const bool seen = lines_.size() > first_[index(from, to)];
                if (seen) in_range_[from].insert(to);
                if (seen) hidden_by_ridge_[from].erase(to);
            }
        first_[kAreas * kAreas] = static_cast<std::uint16_t>(lines_.size());
    }

    std::span<const Sightline> between(Area from, Area to) const {
        const std::size_t i = index(from, to);
        return {lines_.data() + first_[i], lines_.data() + first_[i + 1]};
    }
    AreaSet in_range(Area from) const { return in_range_[from]; }
    AreaSet hidden_by_ridge(Area from) const { return hidden_by_ridge_[from]; }

   private:
    static std::size_t index(Area from, Area to) { return static_cast<std::size_t>(index_of(from) * kAreas + index_of(to)); }

    // WL-6.2.1: every shortest path counts. The first `length` areas of the path are fixed.
    void extend(std::array<Area, kMaxRange + 1>& path, int length, int range, Area to) {
        const int most = std::min(range, kMaxRange);   // never above kMaxRange, but GCC 12 cannot prove it and warns about the bounds of path
        if (length > most) return add(std::span(path.data(), static_cast<std::size_t>(length)));
        for (const Area next : map_neighbours(path[static_cast<std::size_t>(length - 1)]))
            if (distance(next, to) == range - length) {
                path[static_cast<std::size_t>(length)] = next;
                extend(path, length + 1, range, to);
            }
    }

    void add(std::span<const Area> path) {
        const Area from = path.front(), to = path.back();
        Sightline line{};
        for (std::size_t i = 1; i + 1 < path.size(); ++i) {
            if (!kLow.has(from) && kLow.has(path[i])) continue;   // WL-6.2.3
            if ((kWoodsOrTown | kStrongPoints).has(path[i])) return;   // WL-6.2.2, WL-6.2.4
            line.must_be_empty.insert(path[i]);
        }
        for (std::size_t i = 0; i + 1 < path.size(); ++i) {
            const BorderData& border = *border_between(path[i], path[i + 1]);
            if (border.ridge != Ridge::none && !bordered_by(from, border.ridge)) {   // WL-6.2.7
                if (!bordered_by(to, border.ridge)) return hidden_by_ridge_[from].insert(to);   // WL-6.2.8
                line.ridge = kTables.artillery.ridge;   // WL-6.3.4: once
            }
            if (i + 2 == path.size() && border.road_side == to) line.sunken_road = kTables.artillery.sunken_road;   // WL-6.3.7
        }
        lines_.push_back(line);
    }

    std::vector<Sightline> lines_;
    std::array<std::uint16_t, kAreas * kAreas + 1> first_{};
    IdArray<Area, AreaSet, kAreas> in_range_{}, hidden_by_ridge_{};
};

const Sight kSight;

}   // namespace

std::span<const Sightline> sightlines(Area from, Area to) { return kSight.between(from, to); }
AreaSet in_range(Area from) { return kSight.in_range(from); }
AreaSet hidden_by_ridge(Area from) { return kSight.hidden_by_ridge(from); }

}   // namespace papelotte::waterloo
