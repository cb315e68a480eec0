import { FOUND_KIND_LABEL } from '../features/search/kind-labels.ts';
import type { Mark, TypedFoundData, TypedSearchData } from '../features/search/views.ts';

const MOST_SHOWN = 8;
/** Letters before the first mark where what lies further before it is left out. */
const LEAD = 20;

/** What the list of the box offers, and what it is called: seen above it, unless it goes without saying. */
export interface Offer {
  readonly caption: string;
  readonly captionIsSeen: boolean;
  readonly options: readonly HTMLElement[];
}

/** Where the page of the search has been asked for these words. */
type PathOf = (text: string) => string;

/** While nothing has been typed. */
export function examples(searchPath: PathOf): Offer {
  const options = ['gumno', 'Ante Ćavar', '1917.'].map((text) => typingOption(text, searchPath(text), 'example', text));
  return { caption: 'Na primjer', captionIsSeen: true, options };
}

export function offerOf({ query, total, results, suggestion, ask }: TypedSearchData, searchPath: PathOf): Offer {
  if (total === 0) {
    const meant =
      suggestion === undefined
        ? []
        : [typingOption(suggestion, searchPath(suggestion), 'further', `Jeste li mislili „${suggestion}“?`)];
    const further = [option(searchPath(query), 'further', 'Kamo dalje'), option(ask, 'further', 'Pitajte Uredništvo')];
    return { caption: `Za „${query}“ ništa nije nađeno`, captionIsSeen: true, options: [...meant, ...further] };
  }
  return {
    caption: suggestion === undefined ? 'Rezultati' : `Rezultati za „${suggestion}“`,
    captionIsSeen: suggestion !== undefined,
    options: [
      ...results.slice(0, MOST_SHOWN).map(foundOption),
      option(searchPath(query), 'further', `Svi rezultati (${total})`),
    ],
  };
}

/** Where no answer came; the page of the search may still give one. */
export function withoutAnswer(text: string, searchPath: PathOf): Offer {
  const options = [option(searchPath(text), 'further', `Potražite „${text}“`)];
  return { caption: 'Rezultati', captionIsSeen: false, options };
}

function foundOption({ url, kind, title, titleMarks, summary, marks, meta }: TypedFoundData): HTMLAnchorElement {
  const heading = element('b');
  heading.append(...marked(title, titleMarks));
  // People of one name have no words of their own: years and parents tell them apart.
  const words = element('span');
  words.append(...(summary ? marked(summary, marks) : [meta]));
  return option(url, 'found', heading, element('small', { textContent: FOUND_KIND_LABEL[kind] }), words);
}

/** What was found must be seen: where it lies beyond the lines that are shown, the text begins shortly before it. */
export function showFirstMarks(list: HTMLElement): void {
  const hidden = [...list.querySelectorAll('span')].filter((words) => {
    const mark = words.querySelector('mark');
    return mark && mark.getBoundingClientRect().bottom > words.getBoundingClientRect().bottom + 1;
  });
  for (const words of hidden) {
    const before = words.firstChild;
    if (!(before instanceof Text)) continue;
    const start = before.data.indexOf(' ', before.length - LEAD);
    before.data = `…${before.data.slice(start < 0 ? before.length - LEAD : start)}`;
  }
}

/** One that is typed into the field instead of being opened; its address is that of the page, for another tab. */
function typingOption(text: string, href: string, look: Look, words: string): HTMLAnchorElement {
  const made = option(href, look, words);
  made.dataset.typed = text;
  return made;
}

/** What search-box.css knows an option by. */
type Look = 'found' | 'further' | 'example';

function option(href: string, look: Look, ...children: (Node | string)[]): HTMLAnchorElement {
  const made = element('a', { href, role: 'option', tabIndex: -1 });
  made.dataset.look = look;
  made.append(...children);
  return made;
}

function marked(text: string, marks: readonly Mark[]): (Node | string)[] {
  let done = 0;
  const parts = marks.flatMap(([start, end]) => {
    const before = text.slice(done, start);
    done = end;
    return [before, element('mark', { textContent: text.slice(start, end) })];
  });
  return [...parts, text.slice(done)].filter((part) => part !== '');
}

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
