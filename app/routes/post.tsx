import { redirect } from 'react-router';
import { addressOf } from '../../domain/record.ts';
import { Neighbours } from '../features/record/neighbours.tsx';
import { Reading } from '../features/record/reading.tsx';
import { recordPath } from '../record-path.ts';
import { pathTo } from '../routes.ts';
import { numberParam, pageNotFound, slugParam } from '../shell/address-parts.ts';
import { siteContext } from '../site-context.ts';
import { recordPageInfo } from '../views/page-info.ts';
import { cardView, readRecord } from '../views/record-views.ts';
import type { Route } from './+types/post';

export function loader({ params, context, url }: Route.LoaderArgs) {
  const { library } = context.get(siteContext);
  const post = library.postByNumber(numberParam(params.id));
  const title = slugParam(params.title);
  if (!post) throw pageNotFound();
  if (title !== addressOf(post)) throw redirect(`${recordPath(post)}${url.search}`, 301);
  const posts = library.posts();
  const index = posts.indexOf(post);
  const card = (at: number) => (posts[at] ? cardView(library, posts[at]) : undefined);
  return {
    page: recordPageInfo(context, post, [{ label: 'Povijesni blog', href: pathTo('blog') }]),
    reading: readRecord(context, post),
    newer: card(index - 1),
    older: card(index + 1),
  };
}

export default function PostPage({ loaderData: { reading, newer, older } }: Route.ComponentProps) {
  return (
    <Reading reading={reading}>
      <Neighbours before={older} beforeLabel="Stariji zapis" after={newer} afterLabel="Noviji zapis" />
    </Reading>
  );
}
