import { data } from 'react-router';
import { receiveReport } from '../actions/receive-report.ts';
import { ReportForm } from '../features/contribution/report-form.tsx';
import { PeopleInStory } from '../features/memories/people-in-story.tsx';
import { Reading } from '../features/record/reading.tsx';
import { pathTo } from '../routes.ts';
import { pageNotFound, slugParam } from '../shell/address-parts.ts';
import { siteContext } from '../site-context.ts';
import { recordPageInfo } from '../views/page-info.ts';
import { recordAt } from '../views/record-at.ts';
import { readRecord } from '../views/record-views.ts';
import { peopleInStory } from '../views/story-people.ts';
import type { Route } from './+types/memory';

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { library } = context.get(siteContext);
  const memory = recordAt('memory', params.slug, { library, url });
  return {
    page: recordPageInfo(context, memory, [{ label: 'Spomeni brda', href: pathTo('memories') }]),
    reading: readRecord(context, memory),
    people: await peopleInStory(context, memory),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const memory = context.get(siteContext).library.at('memory', slugParam(params.slug));
  if (!memory) throw pageNotFound();
  const { answer, status } = await receiveReport(context, await request.formData(), `memory/${memory.slug}`);
  return data(answer, { status });
}

export default function MemoryPage({ loaderData: { reading, people }, actionData }: Route.ComponentProps) {
  return (
    <Reading
      reading={reading}
      aside={
        <>
          <PeopleInStory people={people} />
          <ReportForm answer={actionData} />
        </>
      }
    />
  );
}
