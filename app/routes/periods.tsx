import { Page } from '../shell/page.tsx';

export function loader() {
  return {
    page: {
      title: 'Povijesna razdoblja',
      description: 'Od ilirskih gradina do danas: deset razdoblja širokobriješkoga kraja na jednoj crti vremena.',
    },
  };
}

export default function PeriodsPage() {
  return <Page title="Povijesna razdoblja" lead="Od gradina i gomila do naših dana, na jednoj crti vremena." />;
}
