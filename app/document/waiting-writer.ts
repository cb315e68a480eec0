/** Who wrote it, where nobody was signed in: a header cannot be empty. */
const NOBODY = '-';

export function writerOf(account: string | undefined): string {
  return account || NOBODY;
}

export function accountOf(writer: string | null): string | undefined {
  return writer === NOBODY ? undefined : (writer ?? undefined);
}
