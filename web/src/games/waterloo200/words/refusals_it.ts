// Why something may not be done, in Italian, by the English text of the rules (games/waterloo200). Grouped as the rulebook is.
export const kItalianRefusals: Record<string, string> = {
  // The game itself
  'There is no such action.': 'Questa azione non esiste.',
  'Another player decides now.': 'Adesso decide un altro giocatore.',
  'The game is over.': 'La partita è finita.',

  // The map and stacking
  'Only Prussian units may be in a black area.': 'In un’area nera possono stare soltanto unità prussiane.',
  'No unit ever moves into a black area.': 'Nessuna unità muove mai in un’area nera.',
  'The stacking limit of that area is reached.': 'Quell’area è piena.',
  'British and Prussian units may not end a move in one area.': 'Britannici e Prussiani non possono finire il movimento nella stessa area.',

  // Leaders
  'A leader never enters an area that holds enemy units.': 'Un comandante non entra mai in un’area con unità nemiche.',
  'Revealing costs a movement point, and none is left.': 'Rivelarsi costa un punto movimento, e non ne restano.',
  'A leader cannot be revealed in an area that holds enemy units.': 'Un comandante non si può rivelare in un’area con unità nemiche.',
  'Only corps commanders of your side are activated in this phase.': 'In questa fase si attivano soltanto i tuoi comandanti di corpo.',
  'An isolated leader cannot be activated.': 'Un comandante isolato non si può attivare.',
  'That leader has been activated in this impulse.': 'Quel comandante è già stato attivato in questo impulso.',
  'There is no area where that leader could be revealed.': 'Non c’è nessuna area in cui quel comandante possa rivelarsi.',
  'That leader is not on the map.': 'Quel comandante non è sulla mappa.',

  // Artillery
  'Artillery may enter an area with enemy units only if it is contested already.':
    'L’artiglieria entra in un’area con unità nemiche soltanto se è già contesa.',
  'Only artillery is revealed so, for a movement point.': 'Soltanto l’artiglieria si rivela così, per un punto movimento.',
  'Artillery cannot be activated in a Pass.': 'L’artiglieria non si può attivare quando si passa.',
  'An isolated gun cannot be employed.': 'Un cannone isolato non si può impiegare.',
  'The gun must be activated, next to the battle, with cannon-balls left and no enemy in its area.':
    'Il cannone deve essere attivato, accanto alla battaglia, con palle rimaste e senza nemici nella sua area.',
  'British and Prussians employ at most one gun a battle.': 'Britannici e Prussiani impiegano al più un cannone per battaglia.',
  'A faction employs only its own guns.': 'Un’armata impiega soltanto i propri cannoni.',

  // Actions of an impulse
  'Only the side that holds the Disc may play a Strategic Action.': 'Soltanto chi ha il Disco può giocare un’azione strategica.',
  'The faction has moved as many units as its commander-in-chief allows.':
    'L’armata ha mosso tutte le unità che il suo comandante in capo le concede.',
  'No faction of yours has reserves and its commander-in-chief in his clear headquarters.':
    'Nessuna tua armata ha riserve e il comandante in capo nel quartier generale, senza nemici.',
  'A Tactical Action needs a leader with stars who can be activated.':
    'Per un’azione tattica serve un comandante con stelle che si possa attivare.',
  'The faction has activated as many leaders as its commander-in-chief allows.':
    'L’armata ha attivato tutti i comandanti che il suo comandante in capo le concede.',
  'A Tactical Action needs at least one leader with stars.': 'Per un’azione tattica serve almeno un comandante con stelle.',
  'The first leader that the side activates must have stars.': 'Il primo comandante attivato deve avere stelle.',
  'Only units under command of an activated leader of their corps move.':
    'Muovono soltanto le unità agli ordini di un comandante attivato del loro corpo.',
  'A unit may not engage in a Pass.': 'Chi passa non può ingaggiare.',

  // Movement
  'That unit is not one of yours to move.': 'Quell’unità non tocca a te muoverla.',
  'That unit is not on the map.': 'Quell’unità non è sulla mappa.',
  'A unit moves at most once an impulse.': 'Un’unità muove al più una volta per impulso.',
  'Isolated units may not move.': 'Le unità isolate non possono muovere.',
  'The unit has not enough movement points for that step.': 'L’unità non ha abbastanza punti movimento per quel passo.',
  'A unit moves area by area, each next to the one before.': 'Un’unità muove area per area, ognuna accanto alla precedente.',
  'A unit that has entered an area with enemy units must stop there.': 'Un’unità entrata in un’area con unità nemiche deve fermarsi lì.',
  'Units of the allied faction are in that fight.': 'In quello scontro ci sono unità dell’altra armata alleata.',
  'Who leaves a contested area must first go to an area of his faction without enemies.':
    'Chi lascia un’area contesa deve prima andare in un’area della sua armata senza nemici.',
  'Having disengaged, only cavalry and horse artillery may go on into enemy-held areas.':
    'Dopo essersi sganciate, soltanto cavalleria e artiglieria a cavallo proseguono in aree nemiche.',
  'The faction has made all the new engagements it may in this impulse.': 'L’armata ha già fatto tutti i nuovi ingaggi di questo impulso.',

  // Combat
  'A battle is fought only where units of both sides stand, by the side whose impulse it is.':
    'Si combatte soltanto dove stanno unità di entrambi, e attacca chi gioca l’impulso.',
  'An attack needs a combat unit of the faction in the area that is not isolated.':
    'Per attaccare serve nell’area un’unità combattente dell’armata che non sia isolata.',
  'A new engagement must be fought in the impulse that makes it.': 'Un nuovo ingaggio si combatte nell’impulso in cui nasce.',
  'No battle is left for the faction, or those left are needed for its new engagements.':
    'All’armata non restano battaglie, o quelle che restano servono ai suoi nuovi ingaggi.',
  'Each area sees at most one battle an impulse.': 'In ogni area si combatte al più una volta per impulso.',
  'No unit of the right corps is in the pool.': 'Nella riserva non c’è nessuna unità del corpo giusto.',
  'Brunswick units never appear out of the sunken road.': 'Le unità di Brunswick non salgono mai dalla strada incassata.',
  'The reserve is drawn at random unless the British set up freely.':
    'La riserva si pesca a caso, a meno che i Britannici abbiano lo schieramento libero.',
  'The stacking limit of the area leaves no room.': 'Nell’area non c’è più posto.',
  'Hits fall on your own units in the battle area.': 'I colpi cadono sulle tue unità nell’area della battaglia.',
  'Hits fall on a unit of the highest strength in the area.': 'I colpi cadono su un’unità con la forza più alta nell’area.',

  // Reorganisation and reinforcements
  'Each faction decides for itself, once.': 'Ogni armata decide per sé, una volta.',
  'The faction has no commander-in-chief on the map.': 'L’armata non ha un comandante in capo sulla mappa.',
  'The headquarters must be controlled by the faction and hold no enemy.': 'Il quartier generale deve essere dell’armata e senza nemici.',
  'The commander-in-chief cannot reach his headquarters.': 'Il comandante in capo non può raggiungere il suo quartier generale.',
  'Blücher has left area 50 and can never return: no unit moves into a black area.':
    'Blücher ha lasciato l’area 50 e non può più tornarvi: nessuna unità muove in un’area nera.',
  'Steps go to corps commanders of the faction on the map.': 'I gradini vanno ai comandanti di corpo dell’armata sulla mappa.',
  'No more steps than the strategic value may be given.': 'Non si danno più gradini del valore strategico.',
  'That leader is at full strength.': 'Quel comandante è a piena forza.',
  'A leader without a line of communication cannot be regenerated.': 'Un comandante senza linea di comunicazione non recupera.',
  'The commander-in-chief must be in his headquarters, without enemies there.':
    'Il comandante in capo deve stare nel suo quartier generale, senza nemici.',
  'At most as many as the strategic value and the pool allow are drawn.': 'Si pesca al più quanto concedono il valore strategico e la riserva.',
  'A reserve needs a free icon of its corps and type in an area of its faction, within stacking.':
    'Una riserva vuole un’icona libera del suo corpo e tipo in un’area della sua armata che non sia piena.',
  'Only the units drawn are placed.': 'Si piazzano soltanto le unità pescate.',
  'A unit that has a legal icon must be placed.': 'Un’unità che ha un’icona adatta va piazzata.',
  'Choose among the units of that type of the arriving corps.': 'Scegli fra le unità di quel tipo del corpo che arriva.',

  // Optional rules
  'That unit is not in the pool of the faction.': 'Quell’unità non è nella riserva dell’armata.',
  'That unit is not one of those that wait for an icon.': 'Quell’unità non è fra quelle che aspettano un’icona.',
  "The area has no free icon of the unit's corps and type.": 'L’area non ha icone libere del corpo e del tipo dell’unità.',
  'No unit that waits finds its icon of history free.': 'Nessuna unità in attesa trova libera la sua icona storica.',
  'The historical deal leaves nothing to choose: take the standard one for free set-up.':
    'Lo schieramento storico non lascia nulla da scegliere: per quello libero prendi lo schieramento normale.',
  'Only cavalry in a Tactical or Strategic Action reconnoitres, with the optional rule.':
    'Esplora soltanto la cavalleria, in un’azione tattica o strategica, con la regola facoltativa.',
  'A scouting unit moves with at most 3 points (English cavalry 4) and reveals itself for one.':
    'Chi esplora muove con 3 punti al più (4 la cavalleria inglese) e si rivela con uno.',
  'A scout must be in an area without enemy units.': 'Chi esplora deve stare in un’area senza unità nemiche.',
  'A scout looks into an adjacent green area with hidden enemy units.': 'Si esplora un’area verde adiacente con unità nemiche nascoste.',
  'Only cavalry that fought in the cleared area may ride on.': 'Prosegue soltanto la cavalleria che ha combattuto nell’area liberata.',
  'It rides one movement point: into an adjacent green area without enemies, within stacking, with a line of communication.':
    'Prosegue di un punto movimento: in un’area verde adiacente senza nemici, non piena, con una linea di comunicazione.',
  'Only the French have a Grand Battery, with the optional rule.': 'Soltanto i Francesi hanno la Grande Batteria, con la regola facoltativa.',
  'No gun that may fire has a target in range.': 'Nessun cannone che può sparare ha un bersaglio a tiro.',
  'The target is an uncontested area of the Allies, not black, with a unit in it.':
    'Il bersaglio è un’area degli Alleati, non contesa e non nera, con un’unità.',
  'No gun that may fire is within two areas.': 'Nessun cannone che può sparare è entro due aree.',
  'The gun needs cannon-balls, a line of communication, no enemy in its area and the target within two areas.':
    'Il cannone vuole palle, una linea di comunicazione, nessun nemico nella sua area e il bersaglio entro due aree.',
  "As many guns take part as Napoleon's strategic value, at least one.":
    'Partecipano tanti cannoni quanti il valore strategico di Napoleone, almeno uno.',
  'A unit retreats to an adjacent area of its faction that held some of it, without enemies, within stacking.':
    'Ci si ritira in un’area adiacente della propria armata che ne ospitava già, senza nemici e non piena.',
  'That unit does not stand in the area that is given up.': 'Quell’unità non sta nell’area che si abbandona.',

  // Three players
  'That faction cannot begin: it has no leader with stars who can be activated.':
    'Quell’armata non può cominciare: non ha comandanti con stelle che si possano attivare.',
  'Only the British player of three may leave the move to the Prussians, once they are there.':
    'Soltanto il giocatore britannico, in tre, può lasciare la mossa ai Prussiani, quando ci sono.',
};
