import { pathTo } from '../routes.ts';
import type { PageInfo } from './page-info.ts';

interface StructuredDataProps {
  readonly page: PageInfo;
  readonly siteUrl: string;
  readonly path: string;
}

/** The page for machines: its way from the home page, and what it is about. */
export function StructuredData({ page, siteUrl, path }: StructuredDataProps) {
  const blocks = [breadcrumbs(page, siteUrl, path), page.about].filter((block) => block !== undefined);
  return blocks.map((block) => (
    <script
      key={String((block as Readonly<Record<string, unknown>>)['@type'])}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can be closed
      dangerouslySetInnerHTML={{
        __html: JSON.stringify({ '@context': 'https://schema.org', ...block }).replaceAll('<', '\\u003c'),
      }}
    />
  ));
}

function breadcrumbs({ title, crumbs = [] }: PageInfo, siteUrl: string, path: string) {
  if (title === undefined) return undefined;
  const steps = [{ label: 'Početna', href: pathTo('home') }, ...crumbs, { label: title, href: path }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${siteUrl}${href}`,
    })),
  };
}
