import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { applyEdit } from '../../chronicle/map/apply-edit.ts';
import { Fault, isUnwritable } from '../../domain/fault.ts';
import { type EditAnswer, readEditForm } from '../features/map/editing/edit-form.ts';
import { MapScreen } from '../features/map/map-screen.tsx';
import { parseState, printState } from '../features/map/map-state.ts';
import { mapContext } from '../map-context.ts';
import { pathTo } from '../routes.ts';
import { MAP_FACES } from '../shell/map-faces.ts';
import { siteContext } from '../site-context.ts';
import { UNWRITABLE_WORDING, wordError } from '../text/error-sentences.ts';
import { mapFaultSentence } from '../text/map-text.ts';
import { mapView } from '../views/map-view.ts';
import type { Route } from './+types/map';

export async function loader({ context }: Route.LoaderArgs) {
  const { library, viewer, today } = context.get(siteContext);
  const view = await mapView(library, context.get(mapContext), { editor: viewer?.role === 'editor', today });
  return {
    page: {
      title: 'Interaktivna karta',
      description: 'Kuće, putovi, vode i imena njiva na karti brda.',
      hiddenFromSearch: true,
    },
    view,
  };
}

/** What the address says of the choice is decided in the browser: all the places are there already. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined || currentUrl.pathname !== nextUrl.pathname;
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { viewer } = context.get(siteContext);
  if (viewer?.role !== 'editor') throw data(wordError(403), { status: 403 });
  const form = await request.formData();
  const edit = readEditForm(form);
  if (!edit) throw data(wordError(400), { status: 400 });
  try {
    const maker = { by: viewer.name, at: new Date().toISOString() };
    const place = await applyEdit(context.get(mapContext), edit, maker);
    return redirect(`${pathTo('map')}?${printState({ ...parseState(url.searchParams), place })}`);
  } catch (error) {
    if (!(error instanceof Fault) && !isUnwritable(error)) throw error;
    const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
    const answer: EditAnswer = {
      sentence: error instanceof Fault ? mapFaultSentence(error.code, error.details) : UNWRITABLE_WORDING.lead,
      form: values.form ?? '',
      values,
    };
    if (!(error instanceof Fault)) return data(answer, { status: 507 });
    return data(answer, { status: error.code === 'conflict' ? 409 : 400 });
  }
}

export default function MapPage({ loaderData: { view }, actionData }: Route.ComponentProps) {
  return <MapScreen view={view} faces={MAP_FACES} answer={actionData} />;
}
