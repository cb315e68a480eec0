import { Page } from '../shell/page.tsx';

export function loader() {
  return {
    page: { title: 'Privatnost', description: 'Što ova stranica pamti o vama, zašto i koliko dugo.' },
  };
}

export default function PrivacyPage() {
  return <Page title="Privatnost" lead="Što ova stranica pamti o vama, zašto i koliko dugo." />;
}
