export type CountingChoice = 'agreed' | 'refused';

const COOKIE = 'mjerenje';
const WORDS = { agreed: 'da', refused: 'ne' } as const;

/** What this browser's owner has said to having visits counted; nothing when they have not been asked yet. */
export function countingChoiceIn(cookies: string): CountingChoice | undefined {
  const word = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\w+)`).exec(cookies)?.[1];
  return word === WORDS.agreed ? 'agreed' : word === WORDS.refused ? 'refused' : undefined;
}

/** Remembers a choice; with a refusal, whatever was counted by is taken from the browser as well. */
export function countingCookies(choice: CountingChoice, cookies: string): string[] {
  return [
    `${COOKIE}=${WORDS[choice]}; Path=/; Max-Age=31536000; SameSite=Lax`,
    ...(choice === 'agreed' ? [] : withoutCounters(cookies)),
  ];
}

/** A counter that was still on its way when its permission was taken back leaves a cookie after all: it goes, too. */
export function withoutCounters(cookies: string): string[] {
  return [...cookies.matchAll(/(?:^|;\s*)(_ga\w*)=/g)].map(([, name]) => `${name}=; Path=/; Max-Age=0`);
}
