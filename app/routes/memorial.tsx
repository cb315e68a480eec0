import { lazy, Suspense } from 'react';
import { data, redirect } from 'react-router';
import { memorialAction } from '../actions/memorial-actions.ts';
import { ReportForm } from '../features/contribution/report-form.tsx';
import { Condolences } from '../features/memorial/condolences.tsx';
import { MemorialScreen } from '../features/memorial/memorial-page.tsx';
import { Stewardship } from '../features/memorial/stewardship.tsx';
import { CardGrid } from '../features/record/card-grid.tsx';
import { Cover, Gallery } from '../features/record/pictures.tsx';
import { Prose } from '../features/record/prose.tsx';
import { recordPath } from '../record-path.ts';
import { pathTo } from '../routes.ts';
import { pageNotFound, slugParam } from '../shell/address-parts.ts';
import { siteContext } from '../site-context.ts';
import { AnswerNotice } from '../ui/answer-notice.tsx';
import { memorialData } from '../views/memorial-data.ts';
import { recordPageInfo } from '../views/page-info.ts';
import { recordAt } from '../views/record-at.ts';
import { readRecord } from '../views/record-views.ts';
import type { Route } from './+types/memorial';
// Their styles come with the page: the server shows them before their scripts are there.
import '../features/moderation/desk-sections.module.css';
import '../features/moderation/queue.module.css';
import '../features/moderation/queue-item.module.css';
import '../ui/queue-card.module.css';
import '../ui/ruled-list.module.css';
import '../ui/thumbnails.module.css';

/** What only stewards and editors see, other members need not load. */
const Published = lazy(async () => ({ default: (await import('../features/moderation/desk-sections.tsx')).Published }));
const Queue = lazy(async () => ({ default: (await import('../features/moderation/queue.tsx')).Queue }));

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { library } = context.get(siteContext);
  const memorial = recordAt('memorial', params.slug, { library, url });
  const { html, cover, photographs } = readRecord(context, memorial);
  return {
    page: {
      ...recordPageInfo(context, memorial, [{ label: 'In memoriam', href: pathTo('memorials') }]),
      hiddenFromSearch: true,
    },
    ...(await memorialData(context, memorial)),
    html,
    cover,
    photographs,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const memorial = context.get(siteContext).library.at('memorial', slugParam(params.slug));
  if (!memorial) throw pageNotFound();
  const { answer, status } = await memorialAction(context, memorial, await request.formData());
  // A candle is lit once: the page that shows it must be safe to load again.
  if (answer.intent === 'candle' && !answer.trouble) return redirect(recordPath(memorial));
  return data(answer, { status });
}

export default function MemorialPage({ loaderData, actionData }: Route.ComponentProps) {
  const { memorial, candles, condolences, care, family, memories, related, html, cover, photographs } = loaderData;
  const reported = actionData?.intent === 'report' ? actionData : undefined;
  const decided = actionData && ['report', 'condolence', 'candle'].includes(actionData.intent) ? undefined : actionData;
  const reportOf = (id: string) => <ReportForm about={id} answer={reported?.about === id ? reported : undefined} />;
  return (
    <MemorialScreen
      memorial={memorial}
      candles={candles}
      candleTrouble={actionData?.intent === 'candle' ? actionData.trouble : undefined}
      family={family}
      parts={{
        portrait: cover && <Cover cover={cover} sizes="15rem" eager />,
        life: <Prose html={html} dropCap />,
        pictures: photographs.length > 0 && <Gallery photographs={photographs} />,
        memories: memories.length > 0 && <CardGrid cards={memories} size="small" withLabels={false} />,
        related: related.length > 0 && <CardGrid cards={related} size="small" />,
      }}
      condolences={
        <>
          {reported?.trouble && !reported.about && <AnswerNotice answer={reported} />}
          <Condolences condolences={condolences} answer={actionData} report={reportOf} />
        </>
      }
      care={
        care && (
          <section aria-label="Briga o stranici">
            {!decided?.intent.endsWith('steward') && <AnswerNotice answer={decided} />}
            <Suspense>
              {care.waiting.length > 0 && <Queue items={care.waiting} />}
              <Published items={care.decided} />
            </Suspense>
            {care.stewards && <Stewardship stewards={care.stewards} answer={actionData} />}
          </section>
        )
      }
    />
  );
}
