import type { Library } from '../../chronicle/reading/library.ts';
import { dayOf } from '../../domain/site-zone.ts';
import { element, escapeXml, XML_DECLARATION } from '../../domain/xml.ts';
import { PUBLIC_PATHS } from '../guard.ts';
import { recordPath } from '../record-path.ts';
import { labelledSummary } from '../text/sample-labels.ts';
import { bodyHtml } from './record-views.ts';

const NEWEST = 20;

interface Site {
  readonly url: string;
  readonly name: string;
}

export function rssFeed(library: Library, { url, name }: Site): string {
  const items = library
    .posts()
    .slice(0, NEWEST)
    .map((post) => {
      const address = `${url}${recordPath(post)}`;
      return element('item', [
        element('title', post.title),
        element('link', address),
        element('guid', address),
        element('pubDate', new Date(`${post.published}T08:00:00Z`).toUTCString()),
        element('description', labelledSummary(post)),
        ...post.tags.map((tag) => element('category', tag)),
        element('content:encoded', absolute(bodyHtml(library, post), url)),
      ]);
    });
  return `${XML_DECLARATION}<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom">${element(
    'channel',
    [
      element('title', name),
      element('link', url),
      `<atom:link href="${escapeXml(`${url}/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
      element('description', 'Povijesni blog'),
      element('language', 'hr'),
      ...items,
    ],
  )}</rss>\n`;
}

export function atomFeed(library: Library, { url, name }: Site): string {
  const posts = library.posts().slice(0, NEWEST);
  const entries = posts.map((post) => {
    const address = `${url}${recordPath(post)}`;
    return element('entry', [
      element('title', post.title),
      element('id', address),
      `<link href="${escapeXml(address)}"/>`,
      element('published', `${post.published}T08:00:00Z`),
      element('updated', post.updated),
      element('author', [element('name', post.author)]),
      element('summary', labelledSummary(post)),
      `<content type="html">${escapeXml(absolute(bodyHtml(library, post), url))}</content>`,
    ]);
  });
  const updated =
    posts
      .map((post) => post.updated)
      .sort()
      .at(-1) ?? new Date(0).toISOString();
  return `${XML_DECLARATION}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="hr">${[
    element('title', name),
    element('id', `${url}/`),
    element('updated', updated),
    `<link href="${escapeXml(`${url}/atom.xml`)}" rel="self"/>`,
    ...entries,
  ].join('')}</feed>\n`;
}

/** Every page open to all, and nothing of those that are not. */
export function sitemap(library: Library, url: string): string {
  const records = [...library.all()].filter(
    (record) =>
      record.kind !== 'memorial' && !PUBLIC_PATHS.includes(recordPath(record) as (typeof PUBLIC_PATHS)[number]),
  );
  const entries = [
    ...PUBLIC_PATHS.map((path) => element('url', [element('loc', `${url}${path}`)])),
    ...records.map((record) =>
      element('url', [element('loc', `${url}${recordPath(record)}`), element('lastmod', dayOf(record.updated))]),
    ),
  ];
  return `${XML_DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`;
}

function absolute(html: string, url: string): string {
  return html.replaceAll('href="/', `href="${url}/`);
}
