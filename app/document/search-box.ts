import { findsInWords } from '../features/search/kind-labels.ts';
import styles from '../features/search/search-box.css?inline';
import type { TypedSearchData } from '../features/search/views.ts';
import { TYPING_PARAM } from '../query-words.ts';
import { element, examples, type Offer, offerOf, showFirstMarks, withoutAnswer } from './search-options.ts';

const PAUSE_MS = 120;
const LIST = 'nalazi-pretrage';

/** What the opened box does: it finds while one types, as a combobox whose options are links. */
export function startBox(dialog: HTMLDialogElement): void {
  const [form, field] = [dialog.querySelector('form'), dialog.querySelector('input')];
  if (!form || !field) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);

  const caption = element('p', { id: `${LIST}-naslov`, hidden: true });
  const list = element('div', { role: 'listbox', id: LIST, hidden: true });
  list.setAttribute('aria-labelledby', caption.id);
  const status = element('p', { role: 'status', className: 'visually-hidden' });
  dialog.append(caption, list, status);
  field.role = 'combobox';
  field.ariaExpanded = 'false';
  field.setAttribute('aria-controls', LIST);
  field.setAttribute('aria-autocomplete', 'list');

  // The page is asked as the box asks: it must find what was promised here.
  form.append(element('input', { type: 'hidden', name: TYPING_PARAM, value: '1' }));
  const asked = (text: string) => new URLSearchParams({ [field.name]: text, [TYPING_PARAM]: '1' });
  const searchPath = (text: string) => `${form.action}?${asked(text)}`;
  let active = -1;
  /** The words whose finds are shown. */
  let shown: string | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;

  const options = () => [...list.children] as HTMLAnchorElement[];
  const activate = (index: number) => {
    active = index;
    for (const [each, option] of options().entries()) option.ariaSelected = String(each === index);
    const option = options()[index];
    option?.scrollIntoView({ block: 'nearest' });
    if (option) field.setAttribute('aria-activedescendant', option.id);
    else field.removeAttribute('aria-activedescendant');
  };
  const show = (text: string, offer: Offer, words: string) => {
    shown = text;
    for (const [index, option] of offer.options.entries()) option.id = `${LIST}-${index}`;
    caption.textContent = offer.caption;
    caption.hidden = !offer.captionIsSeen;
    list.replaceChildren(...offer.options);
    list.hidden = false;
    list.scrollTop = 0;
    showFirstMarks(list);
    field.ariaExpanded = 'true';
    status.textContent = words;
    activate(-1);
  };

  const ask = async (text: string) => {
    asking = new AbortController();
    const { signal } = asking;
    try {
      const response = await fetch(`${form.action}.json?${asked(text)}`, { signal });
      if (!response.ok) throw new Error(String(response.status));
      const found: TypedSearchData = await response.json();
      const { suggestion, total } = found;
      show(
        text,
        offerOf(found, searchPath),
        findsInWords(total) + (suggestion && total > 0 ? ` za „${suggestion}“` : ''),
      );
    } catch {
      // What was found before is of other words.
      if (!signal.aborted) show(text, withoutAnswer(text, searchPath), '');
    }
  };
  const refresh = () => {
    clearTimeout(pause);
    asking?.abort();
    activate(-1);
    const text = field.value.trim();
    if (text === '') show('', examples(searchPath), '');
    else if (text !== shown) pause = setTimeout(ask, PAUSE_MS, text);
  };

  field.addEventListener('input', refresh);
  field.addEventListener('keydown', (event) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const count = options().length;
    // Past either end lies the field itself, where nothing is active.
    const to = { ArrowDown: active + 1, ArrowUp: active < 0 ? count - 1 : active - 1 }[event.key];
    if (to !== undefined && count > 0) activate(to === count ? -1 : to);
    else if (event.key === 'Enter' && active >= 0) options()[active]?.click();
    else if (event.key === 'Escape' && field.value !== '') {
      field.value = '';
      refresh();
    } else return;
    event.preventDefault();
  });
  list.addEventListener('click', (event) => {
    const { typed } = (event.target as Element).closest<HTMLElement>('[data-typed]')?.dataset ?? {};
    if (typed === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    field.value = typed;
    field.focus();
    refresh();
  });
  // A phone's keyboard lies over the page.
  const stayAbove = () => {
    if (visualViewport) dialog.style.setProperty('--seen', `${visualViewport.height}px`);
  };
  visualViewport?.addEventListener('resize', stayAbove);
  stayAbove();
  // Also for what was typed while this was on its way.
  refresh();
}
