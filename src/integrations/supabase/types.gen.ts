// Made by scripts/gen-types.ts from supabase/migrations. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      account_erasures: {
        Row: {
          begun_at: string | null;
          due_at: string;
          requested_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          begun_at?: string | null;
          due_at: string;
          requested_at?: string;
          user_id: string;
        };
        Update: {
          begun_at?: string | null;
          due_at?: string;
          requested_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      admin_audit_log: {
        Row: {
          action: string;
          actor_id: string | null;
          created_at: string;
          detail: NonNullable<Json>;
          id: number;
          target: string | null;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          actor_id?: string | null;
          created_at?: string;
          detail?: NonNullable<Json>;
          id?: never;
          target?: string | null;
        };
        Update: {
          action?: string;
          actor_id?: string | null;
          created_at?: string;
          detail?: NonNullable<Json>;
          id?: never;
          target?: string | null;
        };
        Relationships: [];
      };
      admin_roles: {
        Row: {
          created_at: string;
          id: string;
          is_active: boolean;
          role_type: string;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          is_active?: boolean;
          role_type: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          is_active?: boolean;
          role_type?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      assessment_attempts: {
        Row: {
          answered_count: number;
          answers: NonNullable<Json>;
          band: string | null;
          claimed_at: string | null;
          completed_at: string;
          consent: Json | null;
          context: NonNullable<Json>;
          created_at: string;
          details: Json | null;
          domains: NonNullable<Json>;
          follow_ups: NonNullable<Json>;
          form: string;
          id: string;
          instrument_version: string;
          invite_id: string | null;
          item_languages: NonNullable<Json>;
          item_times_ms: NonNullable<Json>;
          language: string;
          max_possible_score: number;
          overall: number | null;
          quality: NonNullable<Json>;
          question_ids: string[];
          seed: string;
          started_at: string;
          tasks: NonNullable<Json>;
          test_id: string;
          total_score: number;
          user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          answered_count?: number;
          answers?: NonNullable<Json>;
          band?: string | null;
          claimed_at?: string | null;
          completed_at: string;
          consent?: Json | null;
          context?: NonNullable<Json>;
          created_at?: string;
          details?: Json | null;
          domains?: NonNullable<Json>;
          follow_ups?: NonNullable<Json>;
          form?: string;
          id: string;
          instrument_version: string;
          invite_id?: string | null;
          item_languages?: NonNullable<Json>;
          item_times_ms?: NonNullable<Json>;
          language: string;
          max_possible_score?: number;
          overall?: number | null;
          quality?: NonNullable<Json>;
          question_ids?: string[];
          seed: string;
          started_at: string;
          tasks?: NonNullable<Json>;
          test_id: string;
          total_score?: number;
          user_id?: string | null;
        };
        Update: {
          answered_count?: number;
          answers?: NonNullable<Json>;
          band?: string | null;
          claimed_at?: string | null;
          completed_at?: string;
          consent?: Json | null;
          context?: NonNullable<Json>;
          created_at?: string;
          details?: Json | null;
          domains?: NonNullable<Json>;
          follow_ups?: NonNullable<Json>;
          form?: string;
          id?: string;
          instrument_version?: string;
          invite_id?: string | null;
          item_languages?: NonNullable<Json>;
          item_times_ms?: NonNullable<Json>;
          language?: string;
          max_possible_score?: number;
          overall?: number | null;
          quality?: NonNullable<Json>;
          question_ids?: string[];
          seed?: string;
          started_at?: string;
          tasks?: NonNullable<Json>;
          test_id?: string;
          total_score?: number;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'assessment_attempts_invite_fkey';
            columns: ['invite_id'];
            isOneToOne: false;
            referencedRelation: 'informant_invites';
            referencedColumns: ['id'];
          },
        ];
      };
      assessment_tests: {
        Row: {
          access: string;
          active: boolean;
          retake_wait_days: number;
          sku: string | null;
          test_id: string;
        };
        ComputedFields: never;
        Insert: {
          access: string;
          active?: boolean;
          retake_wait_days: number;
          sku?: string | null;
          test_id: string;
        };
        Update: {
          access?: string;
          active?: boolean;
          retake_wait_days?: number;
          sku?: string | null;
          test_id?: string;
        };
        Relationships: [];
      };
      attempt_share_views: {
        Row: {
          share_id: string;
          viewed_on: string;
          views: number;
        };
        ComputedFields: never;
        Insert: {
          share_id: string;
          viewed_on: string;
          views?: number;
        };
        Update: {
          share_id?: string;
          viewed_on?: string;
          views?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'attempt_share_views_share_id_fkey';
            columns: ['share_id'];
            isOneToOne: false;
            referencedRelation: 'attempt_shares';
            referencedColumns: ['id'];
          },
        ];
      };
      attempt_shares: {
        Row: {
          attempt_id: string;
          created_at: string;
          expires_at: string;
          id: string;
          owner_id: string;
          revoked_at: string | null;
          token_hash: string;
        };
        ComputedFields: never;
        Insert: {
          attempt_id: string;
          created_at?: string;
          expires_at: string;
          id?: string;
          owner_id: string;
          revoked_at?: string | null;
          token_hash: string;
        };
        Update: {
          attempt_id?: string;
          created_at?: string;
          expires_at?: string;
          id?: string;
          owner_id?: string;
          revoked_at?: string | null;
          token_hash?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'attempt_shares_attempt_id_fkey';
            columns: ['attempt_id'];
            isOneToOne: false;
            referencedRelation: 'assessment_attempts';
            referencedColumns: ['id'];
          },
        ];
      };
      attempt_starts: {
        Row: {
          form: string;
          id: string;
          started_at: string;
          subject: string | null;
          test_id: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          form: string;
          id: string;
          started_at?: string;
          subject?: string | null;
          test_id: string;
          user_id: string;
        };
        Update: {
          form?: string;
          id?: string;
          started_at?: string;
          subject?: string | null;
          test_id?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      attempt_texts: {
        Row: {
          attempt_id: string;
          body: string;
          key: string;
        };
        ComputedFields: never;
        Insert: {
          attempt_id: string;
          body: string;
          key: string;
        };
        Update: {
          attempt_id?: string;
          body?: string;
          key?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'attempt_texts_attempt_id_fkey';
            columns: ['attempt_id'];
            isOneToOne: false;
            referencedRelation: 'assessment_attempts';
            referencedColumns: ['id'];
          },
        ];
      };
      catalog_items: {
        Row: {
          active: boolean;
          created_at: string;
          kind: string;
          metadata: NonNullable<Json>;
          sku: string;
          title: string;
          unit_price_cents: number;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          active?: boolean;
          created_at?: string;
          kind: string;
          metadata?: NonNullable<Json>;
          sku: string;
          title: string;
          unit_price_cents: number;
          updated_at?: string;
        };
        Update: {
          active?: boolean;
          created_at?: string;
          kind?: string;
          metadata?: NonNullable<Json>;
          sku?: string;
          title?: string;
          unit_price_cents?: number;
          updated_at?: string;
        };
        Relationships: [];
      };
      entitlements: {
        Row: {
          granted_at: string;
          sku: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          granted_at?: string;
          sku: string;
          user_id: string;
        };
        Update: {
          granted_at?: string;
          sku?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'entitlements_sku_fkey';
            columns: ['sku'];
            isOneToOne: false;
            referencedRelation: 'catalog_items';
            referencedColumns: ['sku'];
          },
        ];
      };
      focus_sessions: {
        Row: {
          created_at: string;
          distractions: number;
          ended_at: string;
          events: NonNullable<Json>;
          first_step: string | null;
          focused_seconds: number;
          id: string;
          mood_after: string | null;
          mood_before: string | null;
          notes: string | null;
          pauses: number;
          planned_seconds: number;
          started_at: string;
          status: string;
          task_title: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          distractions?: number;
          ended_at: string;
          events?: NonNullable<Json>;
          first_step?: string | null;
          focused_seconds: number;
          id: string;
          mood_after?: string | null;
          mood_before?: string | null;
          notes?: string | null;
          pauses?: number;
          planned_seconds: number;
          started_at: string;
          status: string;
          task_title: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          distractions?: number;
          ended_at?: string;
          events?: NonNullable<Json>;
          first_step?: string | null;
          focused_seconds?: number;
          id?: string;
          mood_after?: string | null;
          mood_before?: string | null;
          notes?: string | null;
          pauses?: number;
          planned_seconds?: number;
          started_at?: string;
          status?: string;
          task_title?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      informant_invites: {
        Row: {
          attempt_id: string;
          completed_at: string | null;
          completed_attempt_id: string | null;
          created_at: string;
          expires_at: string;
          form: string;
          id: string;
          informant_label: string;
          owner_id: string;
          revoked_at: string | null;
          token_hash: string;
        };
        ComputedFields: never;
        Insert: {
          attempt_id: string;
          completed_at?: string | null;
          completed_attempt_id?: string | null;
          created_at?: string;
          expires_at: string;
          form: string;
          id?: string;
          informant_label: string;
          owner_id: string;
          revoked_at?: string | null;
          token_hash: string;
        };
        Update: {
          attempt_id?: string;
          completed_at?: string | null;
          completed_attempt_id?: string | null;
          created_at?: string;
          expires_at?: string;
          form?: string;
          id?: string;
          informant_label?: string;
          owner_id?: string;
          revoked_at?: string | null;
          token_hash?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'informant_invites_attempt_id_fkey';
            columns: ['attempt_id'];
            isOneToOne: false;
            referencedRelation: 'assessment_attempts';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'informant_invites_completed_attempt_id_fkey';
            columns: ['completed_attempt_id'];
            isOneToOne: false;
            referencedRelation: 'assessment_attempts';
            referencedColumns: ['id'];
          },
        ];
      };
      notifications: {
        Row: {
          action_url: string | null;
          created_at: string;
          id: string;
          is_read: boolean;
          message: string;
          title: string;
          topic: string | null;
          type: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          action_url?: string | null;
          created_at?: string;
          id?: string;
          is_read?: boolean;
          message: string;
          title: string;
          topic?: string | null;
          type?: string;
          user_id: string;
        };
        Update: {
          action_url?: string | null;
          created_at?: string;
          id?: string;
          is_read?: boolean;
          message?: string;
          title?: string;
          topic?: string | null;
          type?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      plan_prices: {
        Row: {
          active: boolean;
          amount_cents: number;
          created_at: string;
          currency: string;
          id: string;
          interval: string;
          tier: string;
          trial_days: number;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          active?: boolean;
          amount_cents: number;
          created_at?: string;
          currency?: string;
          id: string;
          interval: string;
          tier: string;
          trial_days?: number;
          updated_at?: string;
        };
        Update: {
          active?: boolean;
          amount_cents?: number;
          created_at?: string;
          currency?: string;
          id?: string;
          interval?: string;
          tier?: string;
          trial_days?: number;
          updated_at?: string;
        };
        Relationships: [];
      };
      profiles: {
        Row: {
          avatar: string | null;
          created_at: string;
          display_name: string | null;
          id: string;
          language: string | null;
          newsletter_opt_in: boolean;
          terms_accepted_at: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          avatar?: string | null;
          created_at?: string;
          display_name?: string | null;
          id: string;
          language?: string | null;
          newsletter_opt_in?: boolean;
          terms_accepted_at?: string | null;
          updated_at?: string;
        };
        Update: {
          avatar?: string | null;
          created_at?: string;
          display_name?: string | null;
          id?: string;
          language?: string | null;
          newsletter_opt_in?: boolean;
          terms_accepted_at?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      rate_limits: {
        Row: {
          hits: number;
          key: string;
          resets_at: string;
        };
        ComputedFields: never;
        Insert: {
          hits: number;
          key: string;
          resets_at: string;
        };
        Update: {
          hits?: number;
          key?: string;
          resets_at?: string;
        };
        Relationships: [];
      };
      reaction_runs: {
        Row: {
          created_at: string;
          device_class: string;
          dimensions: NonNullable<Json>;
          ended_at: string;
          header: NonNullable<Json>;
          id: string;
          metrics: NonNullable<Json>;
          quality: NonNullable<Json>;
          scale_version: string;
          scoring_version: string;
          seed: string;
          started_at: string;
          status: string;
          task_version: string;
          test_id: string;
          trials: NonNullable<Json>;
          user_id: string;
          variant: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          device_class: string;
          dimensions?: NonNullable<Json>;
          ended_at: string;
          header: NonNullable<Json>;
          id: string;
          metrics?: NonNullable<Json>;
          quality?: NonNullable<Json>;
          scale_version: string;
          scoring_version: string;
          seed: string;
          started_at: string;
          status: string;
          task_version: string;
          test_id: string;
          trials: NonNullable<Json>;
          user_id: string;
          variant: string;
        };
        Update: {
          created_at?: string;
          device_class?: string;
          dimensions?: NonNullable<Json>;
          ended_at?: string;
          header?: NonNullable<Json>;
          id?: string;
          metrics?: NonNullable<Json>;
          quality?: NonNullable<Json>;
          scale_version?: string;
          scoring_version?: string;
          seed?: string;
          started_at?: string;
          status?: string;
          task_version?: string;
          test_id?: string;
          trials?: NonNullable<Json>;
          user_id?: string;
          variant?: string;
        };
        Relationships: [];
      };
      subscribers: {
        Row: {
          created_at: string;
          subscribed: boolean;
          subscription_end: string | null;
          subscription_tier: string | null;
          trial_ends_at: string | null;
          trial_status: string;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          subscribed?: boolean;
          subscription_end?: string | null;
          subscription_tier?: string | null;
          trial_ends_at?: string | null;
          trial_status?: string;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          subscribed?: boolean;
          subscription_end?: string | null;
          subscription_tier?: string | null;
          trial_ends_at?: string | null;
          trial_status?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      training_runs: {
        Row: {
          created_at: string;
          ended_at: string;
          exercise_id: string;
          id: string;
          metrics: NonNullable<Json>;
          params: NonNullable<Json>;
          records: NonNullable<Json>;
          score: number | null;
          scoring_version: string;
          started_at: string;
          task_version: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          ended_at: string;
          exercise_id: string;
          id: string;
          metrics?: NonNullable<Json>;
          params?: NonNullable<Json>;
          records?: NonNullable<Json>;
          score?: number | null;
          scoring_version: string;
          started_at: string;
          task_version: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          ended_at?: string;
          exercise_id?: string;
          id?: string;
          metrics?: NonNullable<Json>;
          params?: NonNullable<Json>;
          records?: NonNullable<Json>;
          score?: number | null;
          scoring_version?: string;
          started_at?: string;
          task_version?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      user_settings: {
        Row: {
          display: NonNullable<Json>;
          notify_billing: boolean;
          notify_community: boolean;
          notify_reminders: boolean;
          notify_results: boolean;
          show_presence: boolean;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          display?: NonNullable<Json>;
          notify_billing?: boolean;
          notify_community?: boolean;
          notify_reminders?: boolean;
          notify_results?: boolean;
          show_presence?: boolean;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          display?: NonNullable<Json>;
          notify_billing?: boolean;
          notify_community?: boolean;
          notify_reminders?: boolean;
          notify_results?: boolean;
          show_presence?: boolean;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      begin_due_erasures: { Args: { p_limit?: number }; Returns: string[] };
      claim_attempts: { Args: { p_ids: string[] }; Returns: number };
      consume_rate_limit: {
        Args: { p_key: string; p_limit: number; p_window_seconds: number };
        Returns: boolean;
      };
      create_informant_invite: {
        Args: { p_attempt: string; p_days?: number; p_label: string };
        Returns: {
          id: string;
          token: string;
        }[];
      };
      create_share_link: {
        Args: { p_attempt: string; p_days?: number };
        Returns: {
          id: string;
          token: string;
        }[];
      };
      export_my_data: { Args: Record<PropertyKey, never>; Returns: Json };
      get_attempt: { Args: { p_id: string }; Returns: Json };
      keep_my_account: { Args: Record<PropertyKey, never>; Returns: boolean };
      my_test_access: {
        Args: Record<PropertyKey, never>;
        Returns: {
          available_at: string;
          may_open: boolean;
          required_tier: string;
          test_id: string;
          via: string;
        }[];
      };
      purge_child_attempts: { Args: Record<PropertyKey, never>; Returns: number };
      purge_unclaimed_attempts: { Args: Record<PropertyKey, never>; Returns: number };
      purge_unfinished_starts: { Args: Record<PropertyKey, never>; Returns: number };
      read_informant_invite: { Args: { p_token: string }; Returns: Json };
      read_shared_attempt: { Args: { p_token: string }; Returns: Json };
      recent_question_ids: { Args: { p_attempts?: number; p_test: string }; Returns: string[] };
      revoke_informant_invite: { Args: { p_id: string }; Returns: boolean };
      revoke_share_link: { Args: { p_id: string }; Returns: boolean };
      schedule_erasure: { Args: { p_user: string }; Returns: string };
      start_attempt: {
        Args: { p_form: string; p_id: string; p_subject?: string; p_test: string };
        Returns: Json;
      };
      store_attempt: { Args: { p_attempt: Json; p_user?: string }; Returns: Json };
      store_invited_attempt: { Args: { p_attempt: Json; p_token: string }; Returns: Json };
      store_reaction_run: { Args: { p_attempt: Json; p_run: Json; p_user: string }; Returns: Json };
      write_audit: {
        Args: { p_action: string; p_actor?: string; p_detail?: Json; p_target?: string };
        Returns: undefined;
      };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema['Enums']
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
