// The entry of Waterloo 200 in the registry. Table and players are templates over the game, so each game is compiled in a file of its own.
#include "ai/make_players.h"
#include "engine/make_game.h"
#include "games/registered.h"
#include "games/waterloo200/doctrine/doctrine.h"
#include "games/waterloo200/records/records.h"

namespace papelotte {

Game waterloo200_game() { return make_game<waterloo200::Records>(ai::make_players<waterloo200::Records, waterloo200::Doctrine>()); }

}  // namespace papelotte
