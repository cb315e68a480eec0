/** What an error page says. All others than these two come with the error (error-sentences.ts): most pages never need them. */
export interface ErrorWording {
  /** What the window is called. */
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
}

export const LOST_WORDING: ErrorWording = {
  title: 'Stranica nije pronađena',
  heading: 'Izgubljeni ste?',
  lead: 'Stranica koju tražite ne postoji',
};

export const OFFLINE_WORDING: ErrorWording = {
  title: 'Nema veze',
  heading: 'Nema veze',
  lead: 'Stranica trenutačno ne može doći do svojih podataka. Pokušajte ponovno za koji trenutak.',
};
