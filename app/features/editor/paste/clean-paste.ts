/** Elements that are gone with everything in them. */
const DROPPED =
  'script, style, meta, link, title, head, template, iframe, object, embed, svg, math, form, input, button, textarea, select, audio, video, canvas, noscript, xml, o\\:p, img, picture, colgroup, caption, [hidden]';

/** What a text can be made of; of anything else, what is in it. */
const KEPT: ReadonlySet<string> = new Set(
  'P H2 H3 H4 UL OL LI BLOCKQUOTE HR TABLE TBODY TR TH TD BR STRONG EM'.split(' '),
);
const RENAMED: Readonly<Record<string, string>> = {
  B: 'strong',
  I: 'em',
  H1: 'h2',
  H5: 'h4',
  H6: 'h4',
  DIV: 'p',
  PRE: 'p',
};
const BLOCKS =
  'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, table, tr, td, th, hr, pre, section, article, header, footer, main, figure, dl, dt, dd';
const STYLED = ['[data-style]', 'b', 'strong', 'i', 'em'].join();
/** Longer, and the browser would stand still while it is cleaned. */
const LONGEST = 4_000_000;

/** What was copied from Word, from Google's documents or from a page, as a text of ours: no styles, no scripts, no pictures. */
export function cleanPaste(html: string): string {
  if (html.length > LONGEST) return '';
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  // Copied from this very editor, it needs no cleaning, and would lose its figures.
  if (body.querySelector('[data-pm-slice]')) return html;
  readStyles(body);
  makeWordLists(body);
  dropNotes(body);
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  flattenCells(body);
  for (const element of [...body.querySelectorAll('*')].reverse()) renew(element);
  return body.innerHTML.replace(/\u00a0(?=\s)|(?<=\s)\u00a0/g, ' ').trim();
}

/** Styles are read as words: as styles the site's policy refuses them, and the browser tells of each. */
function withoutStyles(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->|<!\[[^\]]*\]>|<style[\s>][\s\S]*?<\/style>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='));
}

function styleOf(element: Element): string {
  return element.getAttribute('data-style') ?? '';
}

/** Google's documents say in styles what is bold, and put everything into a bold element that is not; so does Word at times. */
function readStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll(STYLED)) {
    const style = styleOf(element);
    const weight = /(?:^|;)\s*font-weight:\s*([^;]+)/i.exec(style)?.[1]?.trim();
    const isUnmarked = /^(?:normal|[1-4]00)$/i.test(weight ?? '') || /(?:^|;)\s*font-style:\s*normal/i.test(style);
    if (/^(?:B|STRONG|I|EM)$/.test(element.tagName)) {
      if (isUnmarked || element.querySelector(BLOCKS)) replaceBy(element, 'span');
      continue;
    }
    if (element.tagName !== 'SPAN' || element.querySelector(BLOCKS)) continue;
    if (/^(?:bold|bolder|[6-9]00)$/i.test(weight ?? '')) wrapContent(element, 'strong');
    if (/(?:^|;)\s*font-style:\s*(?:italic|oblique)/i.test(style)) wrapContent(element, 'em');
  }
}

/** Word's lists are paragraphs of a class, with their bullets or numbers as text, and their depth in a style. */
function makeWordLists(body: HTMLElement): void {
  let open: { readonly list: HTMLElement; readonly level: number }[] = [];
  for (const paragraph of body.querySelectorAll<HTMLElement>('p')) {
    const isItem = /MsoListParagraph/.test(paragraph.className) && /mso-list:/.test(styleOf(paragraph));
    if (!isItem) {
      if (paragraph.closest('li') === null) open = [];
      continue;
    }
    const level = Number(/level(\d)/.exec(styleOf(paragraph))?.[1] ?? 1);
    const marker = paragraph.querySelector('[data-style*="mso-list:"]');
    const isOrdered = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/i.test(marker?.textContent ?? '');
    marker?.remove();
    if (open.length > 0 && open[0]?.list.nextElementSibling !== paragraph) open = [];
    open = open.filter((one) => one.level <= level);
    if (open.at(-1)?.level !== level) {
      const list = body.ownerDocument.createElement(isOrdered ? 'ol' : 'ul');
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else paragraph.before(list);
      open.push({ list, level });
    }
    const item = body.ownerDocument.createElement('li');
    open.at(-1)?.list.append(item);
    item.append(paragraph);
  }
}

/** Footnotes come with their text at the end; a record has its sources for that, so what they say stays and the numbers go. */
function dropNotes(body: HTMLElement): void {
  for (const link of body.querySelectorAll(
    'a[href^="#_ftn"], a[href^="#ftnt"], a[name^="_ftn"], a[id^="ftnt"], sup > a[href^="#"]',
  )) {
    const raised = link.closest('sup') ?? link;
    raised.remove();
  }
}

/** A cell holds words; what were paragraphs in it are apart by a space. The first row names the columns. */
function flattenCells(body: HTMLElement): void {
  for (const block of [...body.querySelectorAll('td *, th *')].reverse()) {
    if (!block.matches(BLOCKS) || block.matches('td, th, tr')) continue;
    if (block.nextElementSibling) block.append(' ');
    unwrap(block);
  }
  for (const cell of body.querySelectorAll('table tr:first-child > td')) {
    if (cell.closest('tr') === cell.closest('table')?.querySelector('tr')) replaceBy(cell, 'th');
  }
}

function renew(element: Element): void {
  const { tagName } = element;
  const href = element.getAttribute('href') ?? '';
  const renamed = RENAMED[tagName];
  const holdsBlocks = (renamed === 'p' || tagName === 'P') && element.querySelector(BLOCKS) !== null;
  const isEmpty = /^(?:P|LI|H\d)$/.test(tagName) && element.textContent?.trim() === '';
  if (isEmpty) element.remove();
  else if (tagName === 'A' && /^(?:https?:|mailto:)/i.test(href)) keepOnly(element, [['href', href]]);
  else if (tagName === 'A' || holdsBlocks || (!renamed && !KEPT.has(tagName))) unwrap(element);
  else if (renamed) replaceBy(element, renamed);
  else keepOnly(element, tagName === 'OL' ? [['start', element.getAttribute('start') ?? '1']] : []);
}

function keepOnly(element: Element, attributes: readonly (readonly [string, string])[]): void {
  for (const { name } of [...element.attributes]) element.removeAttribute(name);
  for (const [name, value] of attributes) element.setAttribute(name, value);
}

function replaceBy(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

function wrapContent(element: Element, name: string): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}
