/** What Firefox and WebKit are told by the walk through them, each in its own protocol. */
export interface OtherBrowser {
  /** Loads a page. */
  go(address: string): Promise<void>;
  /** Runs in the page, with what can be said in JSON. */
  evaluate<Argument, Result>(run: (argument: Argument) => Result, argument: Argument): Promise<Awaited<Result>>;
  /** The first element in sight that a selector finds and that is called so. */
  click(selector: string, name?: string): Promise<void>;
  /** To what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** A file into a field. */
  choose(selector: string, file: string): Promise<void>;
  resize(width: number): Promise<void>;
  /** As whom the cookie is of, or as nobody. */
  signIn(site: string, cookie: string): Promise<void>;
  /** What scripts have failed at on this page. */
  errors(): Promise<string[]>;
  end(): Promise<void>;
}

export type Key = 'Enter' | 'Escape';

export interface Wanted {
  readonly selector: string;
  readonly name: string | undefined;
}

export const HEIGHT = 844;

/** Runs in the page. */
export function findInSight({ selector, name }: Wanted): Element | null {
  const isCalled = ({ ariaLabel, textContent }: Element) => ariaLabel === name || textContent.trim() === name;
  const all = [...document.querySelectorAll(selector)];
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  return all.find((element) => isSeen(element) && (name === undefined || isCalled(element))) ?? null;
}

/** Until the browser has done it, whatever it says meanwhile: what is pressed may be on its way, or covered for a moment. */
export async function retry<Result>(act: () => Promise<Result>): Promise<Result> {
  for (const end = Date.now() + 20_000; ; ) {
    try {
      return await act();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
