// Why something may not be done, in Italian, by the English text of the rules (games/waterloo). Grouped as the rulebook is.
export const kItalianRefusals: Record<string, string> = {
  // The game itself
  'There is no such action.': 'Questa azione non esiste.',
  'The other player decides now.': 'Adesso decide l’avversario.',
  'The game is over.': 'La partita è finita.',

  // Skirmish fire
  'Only your own infantry fires in the skirmish phase.': 'Nella fase di schermaglia spara soltanto la tua fanteria.',
  'This unit has already fired in this phase.': 'Questa unità ha già sparato in questa fase.',
  'Skirmish fire reaches only an adjacent area.': 'Il fuoco di schermaglia arriva soltanto in un’area adiacente.',
  'There is no enemy combat unit in that area.': 'In quell’area non c’è nessuna unità nemica da combattimento.',
  'That is not one of the cavalry units that were hit.': 'Quella non è una delle unità di cavalleria colpite.',
  'That cavalry is tired already.': 'Quella cavalleria è già stanca.',
  'That cavalry is tired already: it must retreat.': 'Quella cavalleria è già stanca: deve ripiegare.',
  'A unit is given up only if it must retreat and cannot.': 'Un’unità si perde soltanto se deve ripiegare e non può.',

  // Rounds, discs, activation
  "You may not stop before the tile's number is reached: do nothing costs a disc too.":
    'Non puoi fermarti prima del numero della tessera: anche non fare nulla costa un disco.',
  'You have no disc of that colour left.': 'Non hai più dischi di quel colore.',
  'A disc of that colour does not pay for this action.': 'Un disco di quel colore non vale per questa azione.',
  'Doing nothing costs a green disc while you have one.': 'Non fare nulla costa un disco verde finché ne hai.',
  'That is not a leader of yours on the board.': 'Quello non è un tuo generale in campo.',
  'A leader may be activated only once in a round.': 'Un generale si attiva una volta sola per round.',
  "Nobody in this leader's reach could use such an activation.": 'Nessuno alla portata di questo generale potrebbe usare l’attivazione.',
  'That area is not overfilled, or has been penalised already.': 'Quell’area non è troppo piena, o è già stata penalizzata.',
  'You have no unit there that could take part.': 'Là non hai unità che possano partecipare.',
  'That unit does not take part in this activation.': 'Quell’unità non partecipa a questa attivazione.',

  // Leaders
  'The leader commands only units of his own army.': 'Il generale comanda soltanto le unità della propria armata.',
  'Units committed to an unresolved assault take no part.': 'Le unità impegnate in un assalto non ancora combattuto non partecipano.',
  'A leader never activates another leader.': 'Un generale non attiva mai un altro generale.',
  'Outside the Delayed box only a Prussian leader activates it.': 'Da fuori, soltanto un generale prussiano attiva il riquadro In ritardo.',
  'A leader activates his own area or one adjacent to it.': 'Un generale attiva la propria area o una adiacente.',
  'After an assault only another assault may follow.': 'Dopo un assalto può seguire soltanto un altro assalto.',
  'The disc that activated the leader does not allow this.': 'Il disco che ha attivato il generale non lo consente.',
  'The first activation of a leader must be used.': 'La prima attivazione di un generale va usata.',
  "A leader's activation cannot be used to do nothing.": 'L’attivazione di un generale non si può spendere per non fare nulla.',
  'Another leader of the same colour is there.': 'Là c’è un altro generale dello stesso colore.',

  // Movement
  'No unit of that area can move.': 'Nessuna unità di quell’area può muovere.',
  'No unit of that area may make a reserve movement: the enemy is too near, or nobody can move.':
    'Nessuna unità di quell’area può fare un movimento di riserva: il nemico è troppo vicino, o nessuno può muovere.',
  'At least one unit of the activated area must move.': 'Almeno un’unità dell’area attivata deve muovere.',
  'Only mobile infantry moves.': 'Muove soltanto la fanteria mobile.',
  'Unmanned artillery cannot move.': 'L’artiglieria senza serventi non può muovere.',
  'A move cannot enter an area with enemy combat units.': 'Non si può muovere in un’area con unità nemiche da combattimento.',
  'Nobody moves into an area that cavalry shares with enemy guns.': 'Nessuno muove in un’area che la cavalleria divide con cannoni nemici.',
  'No unit moves into the Delayed box.': 'Nessuna unità muove nel riquadro In ritardo.',
  'Too far: cavalry stops on entering woods, town or river.':
    'Troppo lontano: la cavalleria si ferma entrando in bosco, abitato o corso d’acqua.',
  "That area is out of the unit's reach.": 'Quell’area è fuori dalla portata dell’unità.',
  "That area is out of the unit's reach in reserve movement.": 'Quell’area è fuori dalla portata dell’unità nel movimento di riserva.',
  'A unit in or next to an enemy-occupied area cannot make a reserve movement.':
    'Un’unità in un’area occupata dal nemico, o accanto, non può fare un movimento di riserva.',
  'A reserve movement cannot enter an area next to the enemy.': 'Un movimento di riserva non può entrare in un’area accanto al nemico.',
  'The cubes must fit: at most five a unit, all of them assigned.':
    'I cubi devono starci: al massimo cinque per unità, e vanno assegnati tutti.',

  // Artillery
  'No gun of that area can fire at anything.': 'Nessun cannone di quell’area può sparare su qualcosa.',
  'That is not a gun of the activated area.': 'Quello non è un cannone dell’area attivata.',
  'Only deployed artillery may fire.': 'Può sparare soltanto l’artiglieria in batteria.',
  'Unmanned artillery cannot fire.': 'L’artiglieria senza serventi non può sparare.',
  'Artillery in a river area can never fire.': 'L’artiglieria in un’area con corso d’acqua non può mai sparare.',
  'No artillery fires out of the Delayed box or into it.': 'Nessuna artiglieria spara dal riquadro In ritardo o dentro di esso.',
  'This gun has its target: each gun fires once.': 'Questo cannone ha già il suo bersaglio: ogni cannone spara una volta.',
  'Artillery fires at areas one to three away.': 'L’artiglieria spara su aree a distanza da uno a tre.',
  'There is no line of sight: terrain or units block every shortest path.':
    'Non c’è linea di vista: terreno o unità bloccano ogni percorso più breve.',
  'There is no line of sight: a ridge hides that area.': 'Non c’è linea di vista: un crinale nasconde quell’area.',
  'At least one gun must be given a target.': 'Almeno un cannone deve avere un bersaglio.',
  'Only the French have a Grand Battery.': 'Soltanto i Francesi hanno la Grande Batteria.',
  'Grand Battery fire is declared already.': 'Il fuoco della Grande Batteria è già dichiarato.',
  'The Grand Battery box is empty.': 'La casella della Grande Batteria è vuota.',
  'No gun aims at that area.': 'Nessun cannone mira a quell’area.',
  'Choose a manned gun of that area.': 'Scegli un cannone di quell’area che abbia i serventi.',

  // Assaults
  'No unit of that area can assault anything.': 'Nessuna unità di quell’area può assaltare qualcosa.',
  'At least one unit of the activated area must assault.': 'Almeno un’unità dell’area attivata deve andare all’assalto.',
  'Only mobile infantry and cavalry assault.': 'Vanno all’assalto soltanto la fanteria mobile e la cavalleria.',
  'Infantry in defensive formation or in square cannot assault.': 'La fanteria in difesa o in quadrato non può assaltare.',
  'An assault must end in an enemy-occupied area.': 'Un assalto deve finire in un’area occupata dal nemico.',
  'A unit does not assault the area in which it stands.': 'Un’unità non assalta l’area in cui si trova.',
  'Nobody assaults the Delayed box.': 'Nessuno assalta il riquadro In ritardo.',
  'Infantry assaults an area adjacent to its own.': 'La fanteria assalta un’area adiacente alla propria.',
  'Cavalry assaults an area one or two away, its first step through an area free of the enemy.':
    'La cavalleria assalta un’area a distanza uno o due, e il primo passo attraversa un’area libera dal nemico.',
  'Cavalry cannot assault into woods, town or river, nor pass through them on the way.':
    'La cavalleria non può assaltare in bosco, abitato o corso d’acqua, né attraversarli lungo la strada.',
  'A leader ends where a unit of his area assaults, at most three areas away.':
    'Un generale finisce dove assalta un’unità della sua area, al massimo a tre aree.',
  'There is no unresolved assault in that area.': 'In quell’area non c’è nessun assalto da combattere.',
  'Only defending infantry in defensive formation benefits from a strong point.':
    'Del caposaldo si giova soltanto la fanteria del difensore in formazione di difesa.',
  'The strong point shelters no more units.': 'Il caposaldo non ripara altre unità.',
  'As many units as there is room for must benefit, unless they protect guns.':
    'Devono ripararsi tutte le unità per cui c’è posto, a meno che proteggano dei cannoni.',
  'That unit benefits already.': 'Quell’unità è già al riparo.',
  'Name one of your cavalry units in the assault.': 'Indica una delle tue unità di cavalleria nell’assalto.',
  'That unit does not charge on.': 'Quell’unità non continua la carica.',
  'Cavalry charges on into an adjacent enemy-occupied area that it may assault.':
    'La cavalleria continua la carica in un’area adiacente occupata dal nemico che possa assaltare.',
  'Cavalry never charges on into the Delayed box.': 'La cavalleria non continua mai la carica nel riquadro In ritardo.',
  "The enemy's assault on that area is not resolved yet.": 'L’assalto nemico a quell’area non è ancora stato combattuto.',
  'Choose one of the assaulting cavalry units: fresh becomes tired, tired is eliminated.':
    'Scegli una delle unità di cavalleria all’assalto: fresca diventa stanca, stanca è eliminata.',
  'Choose one of the charging cavalry units: fresh becomes tired, tired is eliminated.':
    'Scegli una delle unità di cavalleria in carica: fresca diventa stanca, stanca è eliminata.',
  'Choose a cavalry unit of the overfilled area: fresh becomes tired, tired is eliminated.':
    'Scegli una cavalleria dell’area troppo piena: fresca diventa stanca, stanca è eliminata.',

  // Cubes
  'No infantry of that colour is there to take the cube.': 'Là non c’è fanteria di quel colore che prenda il cubo.',
  'Choose an infantry unit of the army that has too many cubes in this area.':
    'Scegli una fanteria dell’armata che ha troppi cubi in quest’area.',
  'Choose a unit that holds a cube of that colour.': 'Scegli un’unità che abbia un cubo di quel colore.',

  // Retreats
  'That unit does not have to fall back.': 'Quell’unità non deve ripiegare.',
  'A unit that can fall back is not given up.': 'Un’unità che può ripiegare non si sacrifica.',
  'A unit cannot fall back into an enemy-occupied area.': 'Un’unità non può ripiegare in un’area occupata dal nemico.',
  'That area of departure is enemy-occupied now.': 'Quell’area di partenza ora è occupata dal nemico.',
  'An assaulting unit falls back to an area from which its assault came.': 'Un’unità all’assalto ripiega in un’area da cui l’assalto è partito.',
  'A unit falls back one area towards its goal.': 'Un’unità ripiega di un’area verso la propria meta.',

  // Formations and reinforcement
  'Only infantry and artillery change formation.': 'Cambiano formazione soltanto fanteria e artiglieria.',
  'That unit does not take part in this change of formation.': 'Quell’unità non partecipa a questo cambio di formazione.',
  'Cavalry and leaders never change formation.': 'Cavalleria e generali non cambiano mai formazione.',
  'Square is formed only under a cavalry charge.': 'Il quadrato si forma soltanto sotto una carica di cavalleria.',
  'Infantry changes to mobile or defensive, if it is not that already.': 'La fanteria diventa mobile o in difesa, se non lo è già.',
  'Artillery changes to deployed or limbered, if it is not that already.': 'L’artiglieria va in batteria o al traino, se non lo è già.',
  'Each unit makes one change.': 'Ogni unità fa un solo cambio.',
  'At least one unit of the activated area must change its formation.': 'Almeno un’unità dell’area attivata deve cambiare formazione.',
  'No cube leaves an area with enemy combat units.': 'Nessun cubo lascia un’area con unità nemiche da combattimento.',
  'No cube of that area can be sent to adjacent infantry of its army.':
    'Nessun cubo di quell’area può andare a una fanteria adiacente della sua armata.',
  'One cube must be moved.': 'Un cubo va spostato.',
  'There is no cube of that colour in the activated area.': 'Nell’area attivata non c’è nessun cubo di quel colore.',
  'The cube goes to an adjacent area with infantry of its army.': 'Il cubo va in un’area adiacente con fanteria della sua armata.',
  'The infantry there could not hold another cube.': 'La fanteria di quell’area non può prendere un altro cubo.',
  'A leader sends only cubes of his own army.': 'Un generale manda soltanto cubi della propria armata.',
  'Where guns stand alone, name the unmanned gun that gives up its cube; else name none.':
    'Dove i cannoni sono soli, indica il cannone senza serventi che cede il cubo; altrimenti nessuno.',

  // Prussians
  'An unmanned gun cannot move: it stays in the Delayed box.': 'Un cannone senza serventi non può muovere: resta nel riquadro In ritardo.',
  'Only a piece that was in the Delayed box at the start of the phase may enter now.':
    'Adesso può entrare soltanto un pezzo che era nel riquadro In ritardo all’inizio della fase.',
  'Pieces enter in one of the three entry areas.': 'I pezzi entrano in una delle tre aree d’ingresso.',
  'An enemy-occupied entry area cannot be used.': 'Un’area d’ingresso occupata dal nemico non si può usare.',
  'Another leader of the same army is in that entry area.': 'In quell’area d’ingresso c’è un altro generale della stessa armata.',
  'The arrival die has been rolled in this phase.': 'Il dado degli arrivi è già stato tirato in questa fase.',
  'The arrival die must be rolled before the phase ends.': 'Il dado degli arrivi va tirato prima della fine della fase.',
  'Pieces leave the display from the left.': 'I pezzi lasciano la tabella da sinistra.',
  'Pieces of line A arrive in an A entry area, those of line B in the B entry area, or in the Delayed box.':
    'I pezzi della linea A arrivano in un’area d’ingresso A, quelli della linea B nell’area d’ingresso B, oppure nel riquadro In ritardo.',
};
