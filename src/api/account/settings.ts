import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { forgetRecommendations } from '@/api/guide/recommendations';
import { tellPresenceNews } from '@/api/presence/news';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';
import { type PlanningSettings, usualPlanning, weekDays } from '@/lib/planning/settings';
import { type PlannerSettings, taskOrders, usualPlanner } from '@/lib/tasks/settings';

const settingsSchema = z.object({
  /** As stored, to be read field by field. Empty while the account has no choice of its own. */
  display: z.record(z.string(), z.unknown()),
  notify_billing: z.boolean(),
  notify_results: z.boolean(),
  notify_community: z.boolean(),
  notify_reminders: z.boolean(),
  show_presence: z.boolean(),
  /** Results of tests have a say in which articles are suggested. */
  personal_insights: z.boolean(),
  today_limit: z.number(),
  available_min: z.number(),
  wip_limit: z.number(),
  task_order: z.enum(taskOrders),
  time_zone: z.nullable(z.string()),
  week_start: z.nullable(z.enum(weekDays)),
  day_start_hour: z.number(),
  quiet_start: z.string(),
  quiet_end: z.string(),
  push_details: z.boolean(),
  show_achievements: z.boolean(),
  /** As stored, to be read answer by answer. */
  exercise_keys: z.record(z.string(), z.unknown()),
});

export type AccountSettings = z.infer<typeof settingsSchema>;

/** What holds until a person changes something; the defaults of the table. */
const untouched: AccountSettings = {
  display: {},
  notify_billing: true,
  notify_results: true,
  notify_community: true,
  notify_reminders: true,
  show_presence: true,
  personal_insights: false,
  ...usualPlanner,
  ...usualPlanning,
  exercise_keys: {},
};

const columns =
  'display, notify_billing, notify_results, notify_community, notify_reminders, show_presence, personal_insights, today_limit, available_min, wip_limit, task_order, time_zone, week_start, day_start_hour, quiet_start, quiet_end, push_details, show_achievements, exercise_keys';

const settingsKey = (userId: string) => ['settings', userId] as const;

/** @throws AppError */
async function fetchSettings(userId: string): Promise<AccountSettings> {
  const client = await supabase();
  const { data, error } = await client
    .from('user_settings')
    .select(columns)
    .eq('user_id', userId)
    .maybeSingle();
  if (error) throw toAppError(error);
  return data === null ? untouched : z.parse(settingsSchema, data);
}

/** The signed-in person's settings, complete also before anything was ever stored. */
export function settingsQuery(userId: string) {
  return queryOptions({ queryKey: settingsKey(userId), queryFn: () => fetchSettings(userId) });
}

/** What the planner goes by. */
export const plannerSettingsQuery = (userId: string) => ({
  ...settingsQuery(userId),
  select: ({ today_limit, available_min, wip_limit, task_order }: AccountSettings): PlannerSettings => ({
    today_limit,
    available_min,
    wip_limit,
    task_order,
  }),
});

/** What planning, reminders and the calendar go by. */
export const planningSettingsQuery = (userId: string) => ({
  ...settingsQuery(userId),
  select: (all: AccountSettings): PlanningSettings => ({
    time_zone: all.time_zone,
    week_start: all.week_start,
    day_start_hour: all.day_start_hour,
    quiet_start: all.quiet_start,
    quiet_end: all.quiet_end,
    push_details: all.push_details,
    show_achievements: all.show_achievements,
  }),
});

interface SettingsChange extends Partial<Omit<AccountSettings, 'display' | 'exercise_keys'>> {
  /** Replaces the stored keys as a whole. */
  exercise_keys?: Readonly<Record<string, { code: string; shown: string }>>;
  /** Replaces the stored choice as a whole. */
  display?: Readonly<Record<string, string | number>>;
}

/** Stores what the change names and leaves the rest as it is. @throws AppError */
async function saveSettings(userId: string, change: SettingsChange): Promise<AccountSettings> {
  const client = await supabase();
  const { data, error } = await client
    .from('user_settings')
    .upsert({ user_id: userId, ...change })
    .select(columns)
    .single();
  if (error) throw toAppError(error);
  return z.parse(settingsSchema, data);
}

/** Shows a change of settings that are known already. */
export function showSettings(client: QueryClient, userId: string, change: Partial<AccountSettings>): void {
  client.setQueryData<AccountSettings>(settingsKey(userId), (now) => now && { ...now, ...change });
}

/** Stores the display choice of this device and shows the settings as the server has them then. @throws AppError */
export async function keepDisplay(
  client: QueryClient,
  userId: string,
  display: NonNullable<SettingsChange['display']>,
): Promise<void> {
  client.setQueryData(settingsKey(userId), await saveSettings(userId, { display }));
}

/** Stores the keys chosen on this device and shows the settings as the server has them then. @throws AppError */
export async function keepExerciseKeys(
  client: QueryClient,
  userId: string,
  keys: NonNullable<SettingsChange['exercise_keys']>,
): Promise<void> {
  client.setQueryData(settingsKey(userId), await saveSettings(userId, { exercise_keys: keys }));
}

/** Choices that take effect without anything being loaded again. */
export type SettingsChoice = Omit<SettingsChange, 'display' | 'exercise_keys'>;

/** Keeps a choice, shown the moment it is made; answers what was there before to whoever takes it back. */
export function settingsChoiceMutation(userId: string) {
  return mutationOptions({
    mutationFn: async (choice: SettingsChoice) => {
      const saved = await saveSettings(userId, choice);
      // In every tab at once.
      if (choice.show_presence !== undefined) tellPresenceNews(saved.show_presence ? 'seen' : 'unseen');
      return saved;
    },
    onMutate: async (choice, { client }) => {
      await client.cancelQueries({ queryKey: settingsKey(userId) });
      const before = client.getQueryData<AccountSettings>(settingsKey(userId));
      showSettings(client, userId, choice);
      return before;
    },
    onSuccess: ({ personal_insights }, choice, _before, { client }) => {
      if (choice.personal_insights === personal_insights) void forgetRecommendations(client, userId);
    },
  });
}
