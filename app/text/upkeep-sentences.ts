/** What went wrong by itself and may go right the next time. */
export const TRY_AGAIN =
  'Pokušajte ponovno. Ne uspije li, javite to onima koji održavaju stranicu: razlog piše u dnevniku poslužitelja.';
