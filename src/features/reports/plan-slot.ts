import { type ComponentType, createContext, type ReactNode } from 'react';
import type { ReportView } from '@/lib/reports/view';

/**
 * Draws the plan of an own report, around the weeks that the report proposes: the page says what. Without it the weeks
 * stand alone.
 */
export const PlanSlot = createContext<ComponentType<{ view: ReportView; children: ReactNode }> | null>(null);
