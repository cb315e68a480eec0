import { addressesInSet, escaped, replaceInSet, replaceTags, type Tag, written } from './html-tags.ts';

export interface RewriteOptions {
  /** Where an address of the site lies in the copy, as a link from this page; with what follows a # in it. */
  readonly linkTo: (address: string) => string;
  /** The page of the copy that leads to the living site. */
  readonly notice: string;
  /** The living site's public address, where it has one. */
  readonly siteUrl: string | undefined;
  /** What the site calls itself in addresses: the same, or where it listens. */
  readonly origin: string;
  /** The content of a drawing of the build, by its address with the part of it that is shown. */
  readonly drawing: (address: string) => string | undefined;
  /** Scripts and styles that a copy has in the place of the site's own. */
  readonly head: string;
}

/** A page as a copy has it: links lead within the copy, and nothing asks a server for anything. */
export function rewritePage(html: string, options: RewriteOptions): string {
  const { siteUrl, notice } = options;
  // Nothing is counted in a copy, nor asked.
  const whole = withoutForms(html, notice)
    .replaceAll(/<p data-living="">[\s\S]*?<\/p>/g, (found) => (siteUrl ? found : ''))
    .replaceAll(/<aside [^>]*aria-label="Mjerenje posjeta"[^>]*>[\s\S]*?<\/aside>/g, '')
    .replaceAll(' data-in-copy="" hidden=""', '');
  return withDrawings(
    replaceTags(whole, (tag, content) => rewriteTag(tag, content, options)),
    options,
  ).replace('</head>', `${options.head}</head>`);
}

const CANNOT_BE_SENT = 'U kopiji se ništa ne može poslati.';
const WHERE_IT_CAN = 'Pogledajte gdje može.';

/** What would be sent has nobody to read it; but the theme changes in the browser, and the search is asked there. */
function withoutForms(html: string, notice: string): string {
  return html.replaceAll(/<form\b([^>]*)>[\s\S]*?<\/form>/g, (form, words: string) => {
    if (!/ method="post"/i.test(words)) return form;
    if (/ name="tema"/.test(form)) {
      return form
        .replace(/<form\b[^>]*>/, (tag) => tag.replace(/ action="[^"]*"/, ` action="${escaped(notice)}"`))
        .replace(/ method="post"/i, '')
        .replaceAll(/<input\b[^>]*>/g, '');
    }
    return `<p>${CANNOT_BE_SENT} <a href="${escaped(notice)}">${WHERE_IT_CAN}</a></p>`;
  });
}

/** Attributes by which something is loaded or led to. */
const ADDRESSES = ['href', 'src', 'poster', 'action'];
const SETS = ['srcset', 'imagesrcset'];

/** Everything of the site that a page refers to, and the two colourings of the drawings that a copy shows as pictures. */
export function addressesIn(html: string, own: Pick<RewriteOptions, 'origin' | 'siteUrl'>): Set<string> {
  const found = new Set<string>();
  const add = (address: string) => {
    const [path = ''] = (ownAddress(address, own) ?? '').split('#');
    if (path === '') return;
    found.add(path);
    if (/^\/media\/[^/]+\/original\.svg$/.test(path)) {
      for (const theme of ['dark', 'light']) found.add(path.replace('original', theme));
    }
  };
  replaceTags(html, ({ name, attributes }) => {
    for (const attribute of ADDRESSES) add(attributes.get(attribute) ?? '');
    for (const set of SETS) addressesInSet(attributes.get(set) ?? '').forEach(add);
    if (name === 'meta' && attributes.get('property') === 'og:image') add(attributes.get('content') ?? '');
    return undefined;
  });
  return found;
}

function rewriteTag(tag: Tag, content: string | undefined, options: RewriteOptions): string | undefined {
  const attributes = new Map(tag.attributes);
  const { siteUrl, linkTo } = options;
  // Leads out of the copy, and means to.
  if (attributes.has('data-living')) return undefined;
  switch (tag.name) {
    case 'html':
      for (const name of ['data-build', 'data-analytics', 'data-page']) attributes.delete(name);
      attributes.set('data-copy', '');
      return written({ ...tag, attributes });
    case 'script':
      // What machines read stays where it tells of a public address.
      return attributes.get('type') === 'application/ld+json' && siteUrl ? `${written(tag)}${content}</script>` : '';
    case 'meta':
      return rewriteMeta(tag, options);
    case 'link':
      if (attributes.get('rel') === 'manifest') return '';
      if (attributes.get('rel') === 'canonical') return siteUrl ? undefined : '';
      if (attributes.get('as') !== 'font') attributes.delete('crossorigin');
      break;
    default:
  }
  for (const name of ADDRESSES) {
    const own = ownAddress(attributes.get(name) ?? '', options);
    if (own !== undefined) attributes.set(name, linkTo(own));
  }
  for (const name of SETS) {
    const set = attributes.get(name);
    if (set !== undefined)
      attributes.set(
        name,
        replaceInSet(set, (one) => linkTo(ownAddress(one, options) ?? one)),
      );
  }
  // As it was to the letter where nothing in it changes: written anew, an attribute of a drawing would lose its capitals.
  const isChanged = [...tag.attributes].some(([name, value]) => attributes.get(name) !== value);
  return isChanged ? written({ ...tag, attributes }) : undefined;
}

/** Messengers want whole addresses: those of the living site, or none but the picture's. */
function rewriteMeta(tag: Tag, options: RewriteOptions): string | undefined {
  const property = tag.attributes.get('property');
  if (options.siteUrl || (property !== 'og:url' && property !== 'og:image')) return undefined;
  if (property === 'og:url') return '';
  const own = ownAddress(tag.attributes.get('content') ?? '', options);
  const content = own === undefined ? '' : options.linkTo(own);
  return written({ ...tag, attributes: new Map([...tag.attributes, ['content', content]]) });
}

/** Path, query and anchor of an address of this site; nothing of another's, nor of a place on the same page. */
export function ownAddress(address: string, { origin, siteUrl }: Pick<RewriteOptions, 'origin' | 'siteUrl'>) {
  for (const own of [origin, siteUrl]) {
    if (own && (address === own || address.startsWith(`${own}/`))) return address.slice(own.length) || '/';
  }
  return address.startsWith('/') && !address.startsWith('//') ? address : undefined;
}

const USED = /<svg\b((?:[^>"]|"[^"]*")*)><use href="([^"]*)"><\/use><\/svg>/g;
const USE = /<use href="([^"]*)"><\/use>/g;

/**
 * Browsers refuse what a drawing refers to in another file when that lies in a folder. The site's own are put into the page; those
 * of the chronicle are shown as pictures, in both colourings.
 */
function withDrawings(html: string, { drawing }: RewriteOptions): string {
  return html
    .replaceAll(USED, (whole, words: string, href: string) => {
      const [file = ''] = href.split('#');
      if (!file.endsWith('/original.svg')) return whole;
      const take = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(words)?.[1] ?? '';
      const [, , width = '', height = ''] = take('viewBox').split(' ');
      const pictures = ['dark', 'light'].map(
        (theme) =>
          `<img data-shown="${theme}" src="${file.replace('original.svg', `${theme}.svg`)}" alt="${take('aria-label')}" width="${width}" height="${height}">`,
      );
      return `<span data-drawing="" class="${take('class')}">${pictures.join('')}</span>`;
    })
    .replaceAll(USE, (whole, href: string) => drawing(href) ?? whole);
}
