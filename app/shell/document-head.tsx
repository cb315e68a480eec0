import { pathTo } from '../routes.ts';
import type { Theme } from '../site-context.ts';
import serif from './fonts/alegreya-normal-latin.woff2?url';
import serifExtended from './fonts/alegreya-normal-latin-ext.woff2?url';
import sans from './fonts/commissioner-normal-latin.woff2?url';
import sansExtended from './fonts/commissioner-normal-latin-ext.woff2?url';
import { documentTitle, type PageInfo } from './page-info.ts';
import { shareImagePath } from './share-image.ts';
import { THEME_COLOR } from './theme.ts';

const FIRST_FACES = [serif, serifExtended, sans, sansExtended];

interface DocumentHeadProps {
  readonly page: PageInfo | undefined;
  readonly site: { readonly name: string; readonly url: string } | undefined;
  readonly theme: Theme;
  readonly path: string;
}

export function DocumentHead({ page, site, theme, path }: DocumentHeadProps) {
  const siteName = site?.name ?? '';
  const title = documentTitle(page, siteName);
  const canonical = `${site?.url ?? ''}${page?.canonical ?? path}`;
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" content={THEME_COLOR[theme]} />
      <meta name="color-scheme" content={theme} />
      {page && (
        <>
          <title>{title}</title>
          <meta name="description" content={page.description} />
          <link rel="canonical" href={canonical} />
          <meta property="og:title" content={page.title ?? siteName} />
          <meta property="og:description" content={page.description} />
          <meta property="og:url" content={canonical} />
          <meta property="og:site_name" content={siteName} />
          <meta property="og:locale" content="hr_HR" />
          <meta property="og:type" content={page.published ? 'article' : 'website'} />
          {page.published && <meta property="article:published_time" content={page.published} />}
          <meta property="og:image" content={`${site?.url ?? ''}${shareImagePath(page.canonical ?? path)}`} />
          <meta property="og:image:alt" content={page.picture?.alt ?? title} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
          <StructuredData page={page} siteUrl={site?.url ?? ''} path={page.canonical ?? path} />
        </>
      )}
      {(!page || page.hiddenFromSearch) && <meta name="robots" content="noindex" />}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <link rel="alternate" type="application/rss+xml" title="Povijesni blog" href={pathTo('rss')} />
      {FIRST_FACES.map((face) => (
        <link key={face} rel="preload" href={face} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
    </>
  );
}

interface StructuredDataProps {
  readonly page: PageInfo;
  readonly siteUrl: string;
  readonly path: string;
}

/** Structured data: breadcrumbs, and what the page is about. */
function StructuredData({ page, siteUrl, path }: StructuredDataProps) {
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
