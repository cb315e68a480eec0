const BARS = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
/** An app brings React along and says so. */
const APP_BARS = { ...BARS, performance: 95 };
const MOST_SHIFT = 0.02;
const MOST_KB = 200;
const PHOTOGRAPH = /^image\/(avif|webp|jpeg)$/;

/** What several visits to one page say: the median of what varies, the worst of what must not. */
export function judge({ path, kind, isForSearch }, reports) {
  const bars = { ...(kind === 'app' ? APP_BARS : BARS), ...(isForSearch ? {} : { seo: 0 }) };
  const scores = Object.fromEntries(
    Object.keys(bars).map((category) => {
      const of = reports.map(({ categories }) => Math.round(categories[category].score * 100));
      return [category, category === 'performance' ? median(of) : Math.min(...of)];
    }),
  );
  const metric = (name) => median(reports.map(({ audits }) => audits[name].numericValue));
  const shift = Math.max(...reports.map(({ audits }) => audits['cumulative-layout-shift'].numericValue));
  const requests = reports[0].audits['network-requests'].details.items;
  const kilobytes = requests.reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0) / 1024;
  const hasPhotographs = requests.some(({ mimeType }) => PHOTOGRAPH.test(mimeType));
  const faults = [
    ...Object.entries(bars).flatMap(([category, bar]) =>
      scores[category] < bar ? [`${category} ${scores[category]} < ${bar}`] : [],
    ),
    ...(shift > MOST_SHIFT ? [`layout shift ${shift.toFixed(3)} > ${MOST_SHIFT}`] : []),
    ...lateScripts(reports).map((address) => `${address} came after the page was loaded, and nobody asked for it`),
    ...(!hasPhotographs && kilobytes > MOST_KB ? [`${Math.round(kilobytes)} KB > ${MOST_KB} KB`] : []),
  ];
  return {
    path,
    scores,
    lcp: metric('largest-contentful-paint'),
    tbt: metric('total-blocking-time'),
    shift,
    kilobytes,
    faults,
    lost: lostPoints(reports),
  };
}

export function printTable(results) {
  const rows = results.map(({ path, scores, lcp, shift, tbt, kilobytes, faults }) => ({
    page: path,
    performance: scores.performance,
    accessibility: scores.accessibility,
    'best practices': scores['best-practices'],
    SEO: scores.seo,
    'LCP ms': Math.round(lcp),
    CLS: Number(shift.toFixed(3)),
    'TBT ms': Math.round(tbt),
    KB: Math.round(kilobytes),
    bars: faults.length === 0 ? 'met' : 'MISSED',
  }));
  console.table(rows);
  for (const { path, faults, lost } of results) {
    if (faults.length > 0) console.log(`${path}: ${faults.join('; ')}`);
    for (const audit of lost) console.log(`${path}: ${audit}`);
  }
}

/** Points must not be bought by bringing scripts later: what a page needs comes with it. */
function lateScripts(reports) {
  const late = reports.flatMap(({ audits }) => {
    const { observedLoad } = audits.metrics.details.items[0];
    return audits['network-requests'].details.items
      .filter(({ resourceType, networkRequestTime }) => resourceType === 'Script' && networkRequestTime > observedLoad)
      .map(({ url }) => new URL(url).pathname);
  });
  return [...new Set(late)];
}

/** Audits that took points off a category, outside performance, whose own columns say it. */
function lostPoints(reports) {
  const lost = reports.flatMap(({ categories, audits }) =>
    Object.values(categories)
      .filter(({ id }) => id !== 'performance')
      .flatMap(({ id: category, auditRefs }) =>
        auditRefs
          .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
          .map(({ id }) => `${category}: ${id} ${firstCulprit(audits[id])}`),
      ),
  );
  return [...new Set(lost)];
}

function firstCulprit({ details }) {
  const item = details?.items?.[0];
  return item?.node?.snippet ?? item?.description ?? item?.source?.snippet ?? item?.source ?? '';
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
