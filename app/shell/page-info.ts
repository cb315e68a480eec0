export interface Crumb {
  readonly label: string;
  readonly href: string;
}

/** What a page says of itself to the head of the document, the breadcrumbs and machines. */
export interface PageInfo {
  /** Absent on the home page, whose title is the site's name. */
  readonly title?: string;
  readonly description: string;
  /** The pages above this one, below the home page. */
  readonly crumbs?: readonly Crumb[];
  /** Path of the one address of this page, where it differs from the one asked for. */
  readonly canonical?: string;
  /** Pages that say nothing to a stranger. */
  readonly hiddenFromSearch?: boolean;
  /** Hidden from search, and yet messengers show its title: somebody shares it by a link. */
  readonly sharedByLink?: boolean;
  /** A picture of its own, and what it shows. */
  readonly picture?: { readonly hash: string; readonly alt: string } | undefined;
  /** That it tells of a sample, in one sentence. */
  readonly sample?: string | undefined;
  /** The day an article was published. */
  readonly published?: string | undefined;
  /** What the page is about, for machines (schema.org). */
  readonly about?: Readonly<Record<string, unknown>> | undefined;
}

export function documentTitle(page: PageInfo | undefined, siteName: string): string {
  return page?.title === undefined ? siteName : `${page.title} - ${siteName}`;
}
