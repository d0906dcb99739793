import type { ReactNode } from 'react';
import { NewServicePage } from './catalogue.tsx';
import { PAYMENT_SERVICES } from './kinds.ts';
import { ServicePage } from './service.tsx';
import { ServicesPage } from './service-list.tsx';

export const List = (): ReactNode => <ServicesPage kind={PAYMENT_SERVICES} />;
export const New = (): ReactNode => <NewServicePage kind={PAYMENT_SERVICES} />;
export const OneConnector = (): ReactNode => <ServicePage kind={PAYMENT_SERVICES} />;
