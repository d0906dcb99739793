import { type Row, useRow, wordsOf } from '../../words/words.ts';

/** The roles that every instance has, by their slugs. */
const ROLES: Readonly<Record<string, Row>> = wordsOf({
  administrator: {
    en: 'Administrator',
    es: 'Administración',
    pt: 'Administração',
    fr: 'Administration',
    de: 'Administration',
    ar: 'مسؤول',
  },
  analyst: { en: 'Analyst', es: 'Análisis', pt: 'Análise', fr: 'Analyse', de: 'Analyse', ar: 'محلل' },
  'customer-support': {
    en: 'Customer support',
    es: 'Atención al cliente',
    pt: 'Atendimento',
    fr: 'Service client',
    de: 'Kundendienst',
    ar: 'دعم العملاء',
  },
  'system-manager': {
    en: 'System manager',
    es: 'Gestión del sistema',
    pt: 'Gestão do sistema',
    fr: 'Gestion du système',
    de: 'Systemverwaltung',
    ar: 'مدير النظام',
  },
  'system-support': {
    en: 'System support',
    es: 'Soporte del sistema',
    pt: 'Suporte do sistema',
    fr: 'Support système',
    de: 'Systembetreuung',
    ar: 'دعم النظام',
  },
  'user-manager': {
    en: 'User manager',
    es: 'Gestión de personas',
    pt: 'Gestão de pessoas',
    fr: 'Gestion des personnes',
    de: 'Personenverwaltung',
    ar: 'مدير المستخدمين',
  },
  'full-access': {
    en: 'Full access',
    es: 'Acceso total',
    pt: 'Acesso total',
    fr: 'Accès complet',
    de: 'Voller Zugriff',
    ar: 'وصول كامل',
  },
  processing: {
    en: 'Processing only',
    es: 'Solo procesamiento',
    pt: 'Só processamento',
    fr: 'Traitement seul',
    de: 'Nur Zahlungen',
    ar: 'المعالجة فقط',
  },
  'system-management': {
    en: 'System management only',
    es: 'Solo gestión del sistema',
    pt: 'Só gestão do sistema',
    fr: 'Gestion système seule',
    de: 'Nur Systemverwaltung',
    ar: 'إدارة النظام فقط',
  },
});

/** What a role is called in the person's language. */
export function useRoleName(): (slug: string) => string {
  const row = useRow();
  return (slug) => {
    const found = ROLES[slug];
    return found === undefined ? slug : row(found);
  };
}
