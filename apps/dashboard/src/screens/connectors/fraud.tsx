import type { ReactNode } from 'react';
import { NewServicePage } from './catalogue.tsx';
import { FRAUD_SERVICES } from './kinds.ts';
import { ServicePage } from './service.tsx';
import { ServicesPage } from './service-list.tsx';

export const List = (): ReactNode => <ServicesPage kind={FRAUD_SERVICES} />;
export const New = (): ReactNode => <NewServicePage kind={FRAUD_SERVICES} />;
export const OneService = (): ReactNode => <ServicePage kind={FRAUD_SERVICES} />;
