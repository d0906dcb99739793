import type { ReactNode } from 'react';
import { NewServicePage } from './catalogue.tsx';
import { GIFT_CARD_SERVICES } from './kinds.ts';
import { ServicePage } from './service.tsx';
import { ServicesPage } from './service-list.tsx';

export const List = (): ReactNode => <ServicesPage kind={GIFT_CARD_SERVICES} />;
export const New = (): ReactNode => <NewServicePage kind={GIFT_CARD_SERVICES} />;
export const OneService = (): ReactNode => <ServicePage kind={GIFT_CARD_SERVICES} />;
