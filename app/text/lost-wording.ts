/** What an error page says. The words of all others than this come with the error: most pages never need them. */
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
