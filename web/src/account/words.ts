import { dictionary } from '../text/language.svelte';

export const words = dictionary({
  en: {
    account: 'Your account', guest: 'You play as a guest', known: (name: string) => `At tables you are called ${name}.`,
    guestText: 'An account is optional. With it you find your tables again from any browser; your present ones come along.',
    name: 'Name', password: 'Password', present: 'Present password', next: 'New password', hint: 'At least 8 characters.',
    nameHint: 'Up to 24 characters.',
    signIn: 'Sign in', create: 'Create an account',
    createText: 'No mail address is asked for, so a forgotten password cannot be replaced.',
    rename: 'Name at the table', keep: 'Keep this name', renamed: 'The name is changed.',
    change: 'Change the password', changed: 'The password is changed. Every other browser is signed out.',
    signOut: 'Sign out', signedIn: (name: string) => `Welcome, ${name}.`, signedOut: 'You are signed out.',
    remove: 'Delete the account', removed: 'The account is deleted.',
    removeText: 'Running matches are resigned and your name is freed. This cannot be undone.',
    taken: 'This name is taken. Choose another.', wrong: 'The password is wrong.', home: 'To the home page',
  },
  it: {
    account: 'Il tuo account', guest: 'Giochi come ospite', known: (name: string) => `Ai tavoli ti chiami ${name}.`,
    guestText: 'L’account è facoltativo. Con esso ritrovi i tuoi tavoli da ogni browser; quelli che hai ora ti seguono.',
    name: 'Nome', password: 'Password', present: 'Password attuale', next: 'Nuova password', hint: 'Almeno 8 caratteri.',
    nameHint: 'Al massimo 24 caratteri.',
    signIn: 'Accedi', create: 'Crea un account',
    createText: 'Non chiediamo un indirizzo di posta: una password dimenticata non si può sostituire.',
    rename: 'Nome al tavolo', keep: 'Usa questo nome', renamed: 'Il nome è cambiato.',
    change: 'Cambia la password', changed: 'La password è cambiata. Ogni altro browser è uscito.',
    signOut: 'Esci', signedIn: (name: string) => `Salve, ${name}.`, signedOut: 'Sei uscito.',
    remove: 'Elimina l’account', removed: 'L’account è eliminato.',
    removeText: 'Le partite in corso contano come rese e il nome torna libero. Non si può annullare.',
    taken: 'Questo nome è già preso. Scegline un altro.', wrong: 'La password è sbagliata.', home: 'Alla pagina iniziale',
  },
});
