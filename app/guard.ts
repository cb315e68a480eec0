const GUARDS = ['public', 'member', 'editor'] as const;

/** Who may see a page. */
export type Guard = (typeof GUARDS)[number];

/** A page behind a guard that does not exist would be open to all: better that the site does not start. */
export function checkGuards(pages: Iterable<{ readonly guard: string }>): void {
  for (const { guard } of pages) {
    if (!(GUARDS as readonly string[]).includes(guard)) throw new Error(`Unknown route middleware: '${guard}'`);
  }
}
