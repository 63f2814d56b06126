import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settingsQuery } from '@/api/account/settings';
import { Section } from '@/components/section';
import { Switch } from '@/components/ui/switch';
import { TextField } from '@/components/ui/text-field';
import { usualPlanning } from '@/lib/planning/settings';
import { Devices } from './devices';
import { useSettingsChoice } from './use-settings-choice';

/** When nobody is to be disturbed, what others may read, and which devices are told. */
export function ReminderSettings({ userId, nowMs }: { userId: string; nowMs: number }) {
  const { t } = useTranslation('reminders');
  const { data: settings } = useQuery(settingsQuery(userId));
  const choose = useSettingsChoice(userId);
  if (settings === undefined) return null;
  const { quiet_start: from, quiet_end: to } = settings;
  return (
    <>
      <Section title={t('quiet.title')} beside>
        <div className="grid max-w-xl gap-4" data-part="quiet-hours">
          <Switch
            label={t('quiet.title')}
            hint={t('quiet.hint')}
            checked={from !== to}
            onCheckedChange={(on) =>
              choose(
                on
                  ? { quiet_start: usualPlanning.quiet_start, quiet_end: usualPlanning.quiet_end }
                  : { quiet_start: from, quiet_end: from },
              )
            }
          />
          {from === to ? null : (
            <div className="grid gap-5 sm:grid-cols-2">
              <QuietTime
                key={`from ${from}`}
                label={t('quiet.from')}
                value={from}
                other={to}
                onChange={(quiet_start) => choose({ quiet_start })}
              />
              <QuietTime
                key={`to ${to}`}
                label={t('quiet.to')}
                value={to}
                other={from}
                onChange={(quiet_end) => choose({ quiet_end })}
              />
            </div>
          )}
          <Switch
            label={t('details.label')}
            hint={t('details.hint')}
            checked={settings.push_details}
            onCheckedChange={(push_details) => choose({ push_details })}
          />
        </div>
      </Section>
      <Devices userId={userId} nowMs={nowMs} />
    </>
  );
}

interface QuietTimeProps {
  label: string;
  value: string;
  other: string;
  onChange: (value: string) => void;
}

/** Kept when somebody leaves the field: on the way to a time there are others. */
function QuietTime({ label, value, other, onChange }: QuietTimeProps) {
  const { t } = useTranslation('reminders');
  const [typed, setTyped] = useState(value);
  const isWhole = /^\d\d:\d\d$/.test(typed);
  return (
    <TextField
      type="time"
      label={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => {
        if (isWhole && typed !== value && typed !== other) onChange(typed);
      }}
      error={isWhole && typed === other ? t('quiet.same') : undefined}
    />
  );
}
