import { data, redirect } from 'react-router';
import { mayWithPhotographs } from '../../domain/photograph-permissions.ts';
import { changePhotograph } from '../actions/photograph-actions.ts';
import { PhotographScreen } from '../features/photographs/photograph-screen.tsx';
import { photographContext } from '../photograph-context.ts';
import { PHOTOGRAPH_VIEWS, VIEW_PARAM } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { deskCrumbs } from '../views/desk-places.ts';
import { photographPage } from '../views/photograph-views.ts';
import type { Route } from './+types/photograph';

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const shelved = context.get(photographContext).shelf.get(params.file);
  if (!shelved) throw pageNotFound();
  const photograph = await photographPage(site, shelved);
  const role = site.viewer?.role;
  return {
    page: {
      title: photograph.heading,
      description: 'Fotografija kronike: opis, autor i gdje se prikazuje.',
      crumbs: [...deskCrumbs(role), { label: 'Fotografije', href: pathTo('photographs') }],
      hiddenFromSearch: true,
    },
    photograph,
    mayReplace: mayWithPhotographs('replace', role),
    mayBin: mayWithPhotographs('bin', role),
    mayDownload: role === 'editor',
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { status, next, ...answer } = await changePhotograph(context, request, params.file);
  if (next === 'bin') return redirect(`${pathTo('photographs')}?${VIEW_PARAM}=${PHOTOGRAPH_VIEWS.bin}`);
  return data(answer, { status });
}

export default function PhotographPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, photograph, mayReplace, mayBin, mayDownload } = loaderData;
  const { done, trouble, elsewhere, typed, faults } = actionData ?? {};
  return (
    <Page title={page.title}>
      {(done || trouble) && (
        <Notice kind={trouble ? 'trouble' : 'done'} focused>
          {trouble ?? done} {elsewhere && <Link to={elsewhere}>Pogledajte je</Link>}
        </Notice>
      )}
      <PhotographScreen
        key={photograph.file}
        photograph={photograph}
        mayReplace={mayReplace}
        mayBin={mayBin}
        mayDownload={mayDownload}
        typed={typed}
        faults={faults}
      />
    </Page>
  );
}
