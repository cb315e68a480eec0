import { data, redirect } from 'react-router';
import {
  type ImportDefaults,
  type ImportEntry,
  importFeatures,
  planImport,
  readMapFile,
} from '../../chronicle/map/import-features.ts';
import { MAIN_MAP } from '../../chronicle/map/map-documents.ts';
import { keepFile } from '../../chronicle/media/unused-files.ts';
import { Fault, isUnwritable } from '../../domain/fault.ts';
import { Unreadable } from '../../domain/geography/exchange/exchanged.ts';
import { type ImportAnswer, ImportForm, type ImportRow } from '../features/map/editing/import-form.tsx';
import { mapContext } from '../map-context.ts';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { UNWRITABLE_WORDING } from '../text/error-sentences.ts';
import { IMPORT_PROBLEM_SENTENCE, mapFaultSentence, unreadableSentence } from '../text/map-text.ts';
import type { Route } from './+types/map-import';

export async function loader({ context }: Route.LoaderArgs) {
  const main = await mainMap(context);
  return {
    page: {
      title: 'Uvoz u kartu',
      description: 'Uvoz putova, točaka i površina u kartu brda.',
      crumbs: [{ label: 'Interaktivna karta', href: pathTo('map') }],
      hiddenFromSearch: true,
    },
    revision: main.revision,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const map = context.get(mapContext);
  const form = await request.formData();
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : [])),
  );
  try {
    if (form.get('intent') === 'take') {
      const hash = String(form.get('hash'));
      const bytes = /^[0-9a-f]{64}$/.test(hash) ? await map.files.get(hash) : undefined;
      if (!bytes) throw new Fault('not-found', 'the file is gone');
      const { viewer } = context.get(siteContext);
      const maker = { by: viewer?.name ?? '', at: new Date().toISOString() };
      const edit = { map: MAIN_MAP, basedOn: Number(form.get('revision')), ...maker };
      await importFeatures(map, readMapFile(bytes), defaultsIn(values), edit);
      return redirect(pathTo('map'));
    }
    const upload = form.get('file');
    const bytes = new Uint8Array(upload instanceof File ? await upload.arrayBuffer() : []);
    const { document } = await mainMap(context);
    const { report } = planImport(document, readMapFile(bytes), defaultsIn(values), map.frame);
    const answer: ImportAnswer = { file: { hash: await keepFile(map, bytes), rows: importRows(report) }, values };
    return data(answer);
  } catch (error) {
    const trouble =
      error instanceof Unreadable
        ? unreadableSentence(error.line)
        : error instanceof Fault
          ? mapFaultSentence(error.code, error.details)
          : isUnwritable(error)
            ? UNWRITABLE_WORDING.lead
            : undefined;
    if (trouble === undefined) throw error;
    const answer: ImportAnswer = { trouble, values };
    if (isUnwritable(error)) return data(answer, { status: 507 });
    return data(answer, { status: error instanceof Fault && error.code === 'conflict' ? 409 : 400 });
  }
}

export default function MapImportPage({ loaderData: { revision }, actionData }: Route.ComponentProps) {
  return (
    <Page title="Uvoz u kartu" lead="Putovi, točke i površine iz GPX-a ili GeoJSON-a.">
      <ImportForm revision={revision} answer={actionData} />
    </Page>
  );
}

async function mainMap(context: Route.LoaderArgs['context']) {
  const { maps } = await context.get(mapContext).atlas.current();
  const main = maps.find(({ name }) => name === MAIN_MAP);
  if (!main) throw new Fault('not-found', `no map ${MAIN_MAP}`);
  return main;
}

function defaultsIn(values: Readonly<Record<string, string>>): ImportDefaults {
  const kind = (name: string) => (values[name] ?? '') as ImportDefaults['kinds']['Point'];
  return { kinds: { Point: kind('points'), LineString: kind('lines'), Polygon: kind('areas') }, name: 'Bez imena' };
}

/** The report as people read it: where, what, what becomes of it. */
export function importRows(report: readonly ImportEntry[]): ImportRow[] {
  return report.map(({ name, outcome, problem, line, index }) => ({
    name,
    outcome,
    where: line === undefined ? (index === undefined ? '' : `${index}. oblik`) : `${line}. redak`,
    problem: problem === undefined ? '' : IMPORT_PROBLEM_SENTENCE[problem],
  }));
}
