// What went wrong, in plain words. Refusals of a game's rules speak for themselves and are worded by the game.
import type { Failure } from '../protocol';
import { dictionary } from './language.svelte';

const words = dictionary<Record<string, string>>({
  en: {
    offline: 'The server cannot be reached. Is the network there?',
    not_signed_in: 'Sign in first.',
    wrong_password: 'The name or the password is wrong.',
    forbidden: 'That is not yours to do.',
    wrong_origin: 'This page does not belong to that server.',
    not_found: 'There is no such table. Perhaps the link is incomplete.',
    conflict: 'That is no longer possible.',
    taken: 'Somebody else already has it.',
    too_large: 'That is too long.',
    too_many: 'Too much at once. Wait a moment and try again.',
    internal: 'Something went wrong at the server.',
    unavailable: 'The server cannot do that just now. Try again in a moment.',
    stale: 'Something else happened first: look again.',
    not_your_seat: 'You do not sit there.',
    not_your_turn: 'It is not your turn.',
    over: 'The match is over.',
    not_yet: 'It knew something that is still secret. Ask again later.',
    no_account: 'Nobody remembers why: that is too long ago.',
    not_here: 'Hints are for who plays no other person.',
  },
  it: {
    offline: 'Il server non risponde. La rete funziona?',
    not_signed_in: 'Prima accedi.',
    wrong_password: 'Nome o password sbagliati.',
    forbidden: 'Non spetta a te.',
    wrong_origin: 'Questa pagina non appartiene a quel server.',
    not_found: 'Questo tavolo non esiste. Forse il link è incompleto.',
    conflict: 'Non è più possibile.',
    taken: 'È già di qualcun altro.',
    too_large: 'È troppo lungo.',
    too_many: 'Troppe richieste. Aspetta un momento e riprova.',
    internal: 'Qualcosa è andato storto sul server.',
    unavailable: 'Il server ora non può. Riprova tra un momento.',
    stale: 'È successo altro nel frattempo: guarda di nuovo.',
    not_your_seat: 'Non siedi a quel posto.',
    not_your_turn: 'Non è il tuo turno.',
    over: 'La partita è finita.',
    not_yet: 'Sapeva qualcosa che è ancora segreto. Chiedi più tardi.',
    no_account: 'Nessuno ricorda il perché: è passato troppo tempo.',
    not_here: 'I suggerimenti sono per chi non gioca contro un’altra persona.',
  },
});

export const failureText = (failure: Failure): string => words()[failure.code] ?? failure.text;
