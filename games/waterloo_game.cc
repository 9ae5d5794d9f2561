// The entry of Waterloo in the registry. Table and players are templates over the game, so each game is compiled in a file of its own.
#include "ai/make_players.h"
#include "engine/make_game.h"
#include "games/registered.h"
#include "games/waterloo/doctrine/doctrine.h"
#include "games/waterloo/records/records.h"

namespace papelotte {

Game waterloo_game() { return make_game<waterloo::Records>(ai::make_players<waterloo::Records, waterloo::Doctrine>()); }

}  // namespace papelotte
