const FOLDER = '/media/share';
const HOME = '/index';

/** The address of the picture of a page that messengers and social networks show beside a link to it. */
export function shareImagePath(page: string): string {
  const [path] = page.split('?');
  return `${FOLDER}${path === '/' ? HOME : path}.jpg`;
}

/** The page that such an address is of. */
export function pageOfShareImage(pathname: string): string | undefined {
  if (!pathname.startsWith(`${FOLDER}/`) || !pathname.endsWith('.jpg')) return undefined;
  const page = pathname.slice(FOLDER.length, -'.jpg'.length);
  return page === HOME ? '/' : page;
}
