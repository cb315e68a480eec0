import { data, redirect } from 'react-router';
import { ReportForm } from '../features/contribution/report-form.tsx';
import { Condolences } from '../features/memorial/condolences.tsx';
import { MemorialScreen } from '../features/memorial/memorial-page.tsx';
import { Stewardship } from '../features/memorial/stewardship.tsx';
import { Queue } from '../features/moderation/queue.tsx';
import { CardGrid } from '../features/record/card-grid.tsx';
import { Cover } from '../features/record/cover.tsx';
import { Gallery } from '../features/record/gallery.tsx';
import { Prose } from '../features/record/prose.tsx';
import { memorialData } from '../reading/memorial-data.ts';
import { memorialDeed } from '../reading/memorial-deeds.ts';
import { recordPageInfo } from '../reading/page-info.ts';
import { readRecord } from '../reading/read-record.ts';
import { recordPath } from '../record-path.ts';
import { pathTo } from '../routes.ts';
import { pageNotFound, slugParam } from '../shell/address-parts.ts';
import { siteContext } from '../site-context.ts';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/memorial';

export async function loader({ params, context }: Route.LoaderArgs) {
  const memorial = context.get(siteContext).library.find('memorial', slugParam(params.slug));
  if (!memorial) throw pageNotFound();
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
  const memorial = context.get(siteContext).library.find('memorial', slugParam(params.slug));
  if (!memorial) throw pageNotFound();
  const answer = await memorialDeed(context, memorial, await request.formData());
  // A candle is lit once: the page that shows it must be safe to load again.
  if (answer.intent === 'candle' && !answer.trouble) return redirect(recordPath(memorial));
  return data(answer, { status: answer.trouble ? 400 : 200 });
}

export default function MemorialPage({ loaderData, actionData }: Route.ComponentProps) {
  const { memorial, candles, condolences, care, family, memories, related, html, cover, photographs } = loaderData;
  const reportOf = (id: string) => <ReportForm about={id} answer={undefined} />;
  return (
    <MemorialScreen
      memorial={memorial}
      candles={candles}
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
          {actionData?.intent === 'report' && (
            <Notice kind={actionData.trouble ? 'trouble' : 'done'} focused>
              {actionData.trouble ?? actionData.done}
            </Notice>
          )}
          <Condolences name={memorial.name} condolences={condolences} answer={actionData} report={reportOf} />
        </>
      }
      care={
        care && (
          <section aria-label="Briga o stranici">
            {care.waiting.length > 0 && <Queue items={care.waiting} steward />}
            {care.stewards && <Stewardship stewards={care.stewards} answer={actionData} />}
          </section>
        )
      }
    />
  );
}
