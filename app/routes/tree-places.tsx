import { data, Form } from 'react-router';
import { acceptedIn, NOT_ONE_PLACE, notOnePlaceKey } from '../../chronicle/trees/tree-health.ts';
import { locatedPlaces } from '../../chronicle/trees/tree-places.ts';
import { decideOnPlaces } from '../actions/tree-place-actions.ts';
import { Accepted } from '../features/tree-health/tree-health.tsx';
import placeStyles from '../features/tree-health/tree-places.module.css';
import { MendPlace, PlaceTable } from '../features/tree-health/tree-places.tsx';
import styles from '../features/tree-visibility/tree-visibility.module.css';
import { mapContext } from '../map-context.ts';
import { QUERY_PARAM } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { momentInWords } from '../text/dates.ts';
import { counted, WORDS } from '../text/plurals.ts';
import { AnswerNotice } from '../ui/answer-notice.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Pages } from '../ui/pages.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { inspectedTree } from '../views/inspected-tree.ts';
import { listPage } from '../views/list-parameters.ts';
import { treeDeskPage } from '../views/tree-desk-page.ts';
import { alikeView, placesNamed, placeView } from '../views/tree-place-views.ts';
import type { Route } from './+types/tree-places';

const PLACES_ON_A_PAGE = 100;
const MOST_MENDED = 20;

export async function loader({ context, params, url: { searchParams } }: Route.LoaderArgs) {
  const { tree, inspection } = await inspectedTree(context, params.tree);
  const { library, store } = context.get(siteContext);
  const query = searchParams.get(QUERY_PARAM) ?? '';
  const path = pathTo('treePlaces', { tree });
  const collator = new Intl.Collator('hr');
  const places = locatedPlaces(inspection.places, library, await context.get(mapContext).atlas.current());
  const byName = placesNamed(places, query).sort((a, b) => collator.compare(a.name, b.name));
  const list = listPage(byName, { path, searchParams, filters: [QUERY_PARAM], size: PLACES_ON_A_PAGE });
  const several = places.filter(({ spellings }) => spellings.length > 1);
  const said = (await acceptedIn(store, tree)).filter(({ key }) => key.startsWith(`${NOT_ONE_PLACE} `));
  const apart = new Set(said.map(({ key }) => key));
  const named = new Map(places.map((place) => [place.name, place]));
  const alike = inspection.alike.flatMap(([common, rare]) => {
    const [one, other] = [named.get(common), named.get(rare)];
    return one && other && !apart.has(notOnePlaceKey(common, rare)) ? [alikeView(tree, one, other)] : [];
  });
  return {
    ...treeDeskPage(tree, 'treePlaces', { title: 'Mjesta u stablu', about: 'sva mjesta i kako su zapisana.' }),
    query,
    count: inspection.placeCount,
    unlisted: inspection.placeCount - inspection.places.length,
    severalCount: several.length,
    several: several.slice(0, MOST_MENDED).map((place) => placeView(tree, place)),
    alikeCount: alike.length,
    alike: alike.slice(0, MOST_MENDED),
    apart: said.map(({ key, sentence, by, at }) => ({
      ...{ key, sentence, isGone: false },
      by: `${by}, ${momentInWords(new Date(at))}`,
    })),
    places: list.items.map((place) => placeView(tree, place)),
    pages: list.pages,
    current: list.current,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { tree, inspection } = await inspectedTree(context, params.tree);
  const { library } = context.get(siteContext);
  const places = locatedPlaces(inspection.places, library, await context.get(mapContext).atlas.current());
  const { status, ...answer } = await decideOnPlaces(
    context,
    tree,
    { ...inspection, places },
    await request.formData(),
  );
  return data(answer, { status });
}

export default function TreePlacesPage({ loaderData, actionData }: Route.ComponentProps) {
  const {
    page,
    lead,
    query,
    tabs,
    count,
    unlisted,
    severalCount,
    several,
    alikeCount,
    alike,
    apart,
    places,
    pages,
    current,
  } = loaderData;
  const answer = actionData;
  return (
    <Page title={page.title} lead={lead}>
      <AnswerNotice answer={answer} />
      <Tabs label="Stablo" tabs={tabs} />
      <p className={styles.counts}>
        {count === 0 ? (
          'U stablu još nema nijednoga mjesta. Dodajte ga uz rođenje, vjenčanje ili smrt, pa će biti i ovdje.'
        ) : (
          <>
            <strong>{counted(count, WORDS.place)}</strong>.{' '}
            {severalCount === 0
              ? 'Svako je zapisano samo na jedan način.'
              : `Na više načina zapisano: ${severalCount}. Odaberite pravi zapis; ispravlja se posvuda odjednom, a može se i poništiti.`}
            {unlisted > 0 && ` Izostavljena su mjesta koja se najrjeđe spominju (${unlisted}).`}
          </>
        )}
      </p>
      {several.map((place) => (
        <MendPlace
          key={place.spellings.map(({ written }) => written).join('|')}
          place={place}
          typed={answer?.typed && answer.of === place.spellings[0]?.written ? answer.typed : ''}
        />
      ))}
      {alike.length > 0 && (
        <section aria-labelledby="slicna-mjesta">
          <h2 id="slicna-mjesta" className={placeStyles.all}>
            Možda pogreška u pisanju ({alikeCount})
          </h2>
          <p className={placeStyles.note}>
            Imena se razlikuju samo u jednom slovu. Ako nije pogreška, pritisnite „To su dva mjesta“ i više nećemo
            pitati.
          </p>
          {alike.map((pair) => (
            <MendPlace key={pair.apart} {...pair} typed="" />
          ))}
        </section>
      )}
      {count > 0 && (
        <>
          <h2 className={placeStyles.all}>Sva mjesta</h2>
          <Form className={styles.tools} role="search" aria-label="Traženje mjesta">
            <Field label="Mjesto" name={QUERY_PARAM} type="search" defaultValue={query} key={query} />
            <Button type="submit">Prikažite</Button>
          </Form>
          {places.length === 0 ? <p>Takva mjesta u stablu nema.</p> : <PlaceTable places={places} />}
          <Pages label="Stranice popisa" pages={pages} current={current} />
          <Accepted accepted={apart} word="Različita mjesta sličnih imena" />
        </>
      )}
    </Page>
  );
}
