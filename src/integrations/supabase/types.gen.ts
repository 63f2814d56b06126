// Made by scripts/gen-types.ts from supabase/migrations. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      account_erasures: {
        Row: {
          begun_at: string | null;
          due_at: string;
          remove_posts: boolean;
          requested_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          begun_at?: string | null;
          due_at: string;
          remove_posts?: boolean;
          requested_at?: string;
          user_id: string;
        };
        Update: {
          begun_at?: string | null;
          due_at?: string;
          remove_posts?: boolean;
          requested_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      account_mails: {
        Row: {
          about: string;
          facts: NonNullable<Json>;
          handed_at: string | null;
          id: string;
          kind: string;
          made_at: string;
          next_try_at: string;
          sent_at: string | null;
          tries: number;
          useful_until: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          about?: string;
          facts?: NonNullable<Json>;
          handed_at?: string | null;
          id?: string;
          kind: string;
          made_at?: string;
          next_try_at?: string;
          sent_at?: string | null;
          tries?: number;
          useful_until?: string | null;
          user_id: string;
        };
        Update: {
          about?: string;
          facts?: NonNullable<Json>;
          handed_at?: string | null;
          id?: string;
          kind?: string;
          made_at?: string;
          next_try_at?: string;
          sent_at?: string | null;
          tries?: number;
          useful_until?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
      achievements: {
        Row: {
          created_at: string;
          earned_on: string;
          id: string;
          seen_at: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          earned_on: string;
          id: string;
          seen_at?: string | null;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          earned_on?: string;
          id?: string;
          seen_at?: string | null;
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
          request_id: string | null;
          target: string | null;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          actor_id?: string | null;
          created_at?: string;
          detail?: NonNullable<Json>;
          id?: never;
          request_id?: string | null;
          target?: string | null;
        };
        Update: {
          action?: string;
          actor_id?: string | null;
          created_at?: string;
          detail?: NonNullable<Json>;
          id?: never;
          request_id?: string | null;
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
          version: number;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          is_active?: boolean;
          role_type: string;
          updated_at?: string;
          user_id: string;
          version?: number;
        };
        Update: {
          created_at?: string;
          id?: string;
          is_active?: boolean;
          role_type?: string;
          updated_at?: string;
          user_id?: string;
          version?: number;
        };
        Relationships: [];
      };
      answers: {
        Row: {
          author_profile_id: string | null;
          body: string;
          created_at: string;
          deleted_at: string | null;
          deleted_by: string | null;
          edited_at: string | null;
          helpful_told: number;
          id: string;
          is_seed: boolean;
          lang: string;
          search: unknown;
          state: string;
          support_card: boolean;
          topic_id: string;
          updated_at: string;
          version: number;
          votes: number;
        };
        ComputedFields: never;
        Insert: {
          author_profile_id?: string | null;
          body: string;
          created_at?: string;
          deleted_at?: string | null;
          deleted_by?: string | null;
          edited_at?: string | null;
          helpful_told?: number;
          id: string;
          is_seed?: boolean;
          lang: string;
          search?: unknown;
          state: string;
          support_card?: boolean;
          topic_id: string;
          updated_at?: string;
          version?: number;
          votes?: number;
        };
        Update: {
          author_profile_id?: string | null;
          body?: string;
          created_at?: string;
          deleted_at?: string | null;
          deleted_by?: string | null;
          edited_at?: string | null;
          helpful_told?: number;
          id?: string;
          is_seed?: boolean;
          lang?: string;
          search?: unknown;
          state?: string;
          support_card?: boolean;
          topic_id?: string;
          updated_at?: string;
          version?: number;
          votes?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'answers_author_profile_id_fkey';
            columns: ['author_profile_id'];
            isOneToOne: false;
            referencedRelation: 'community_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'answers_topic_id_fkey';
            columns: ['topic_id'];
            isOneToOne: false;
            referencedRelation: 'topics';
            referencedColumns: ['id'];
          },
        ];
      };
      article_bodies: {
        Row: {
          article_text_id: string;
          body: string | null;
          created_at: string;
          id: string;
          search: unknown;
          transcript: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          article_text_id: string;
          body?: string | null;
          created_at?: string;
          id?: string;
          search?: unknown;
          transcript?: string | null;
          updated_at?: string;
        };
        Update: {
          article_text_id?: string;
          body?: string | null;
          created_at?: string;
          id?: string;
          search?: unknown;
          transcript?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'article_bodies_article_text_id_fkey';
            columns: ['article_text_id'];
            isOneToOne: true;
            referencedRelation: 'article_texts';
            referencedColumns: ['id'];
          },
        ];
      };
      article_progress: {
        Row: {
          article_id: string;
          completed_at: string | null;
          created_at: string;
          id: string;
          lang: string;
          percent: number;
          position: string | null;
          updated_at: string;
          user_id: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          article_id: string;
          completed_at?: string | null;
          created_at?: string;
          id?: string;
          lang: string;
          percent?: number;
          position?: string | null;
          updated_at?: string;
          user_id?: string;
          version: number;
        };
        Update: {
          article_id?: string;
          completed_at?: string | null;
          created_at?: string;
          id?: string;
          lang?: string;
          percent?: number;
          position?: string | null;
          updated_at?: string;
          user_id?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'article_progress_article_id_fkey';
            columns: ['article_id'];
            isOneToOne: false;
            referencedRelation: 'articles';
            referencedColumns: ['id'];
          },
        ];
      };
      article_texts: {
        Row: {
          article_id: string;
          contents: NonNullable<Json>;
          created_at: string;
          id: string;
          lang: string;
          reading_min: number;
          search: unknown;
          seed_hash: string | null;
          source_version: number | null;
          sources: NonNullable<Json>;
          status: string;
          summary: string;
          title: string;
          updated_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          article_id: string;
          contents?: NonNullable<Json>;
          created_at?: string;
          id?: string;
          lang: string;
          reading_min?: number;
          search?: unknown;
          seed_hash?: string | null;
          source_version?: number | null;
          sources?: NonNullable<Json>;
          status?: string;
          summary: string;
          title: string;
          updated_at?: string;
          version?: number;
        };
        Update: {
          article_id?: string;
          contents?: NonNullable<Json>;
          created_at?: string;
          id?: string;
          lang?: string;
          reading_min?: number;
          search?: unknown;
          seed_hash?: string | null;
          source_version?: number | null;
          sources?: NonNullable<Json>;
          status?: string;
          summary?: string;
          title?: string;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'article_texts_article_id_fkey';
            columns: ['article_id'];
            isOneToOne: false;
            referencedRelation: 'articles';
            referencedColumns: ['id'];
          },
        ];
      };
      articles: {
        Row: {
          archived_at: string | null;
          audio_bytes: number | null;
          audio_s: number | null;
          audio_url: string | null;
          author_name: string;
          category: string;
          created_at: string;
          deleted_at: string | null;
          id: string;
          kind: string;
          publish_at: string | null;
          published_at: string | null;
          reviewed_at: string | null;
          reviewed_by: string | null;
          seed_number: number | null;
          slug: string;
          state: string;
          tier: string;
          updated_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          archived_at?: string | null;
          audio_bytes?: number | null;
          audio_s?: number | null;
          audio_url?: string | null;
          author_name?: string;
          category: string;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          kind: string;
          publish_at?: string | null;
          published_at?: string | null;
          reviewed_at?: string | null;
          reviewed_by?: string | null;
          seed_number?: number | null;
          slug: string;
          state?: string;
          tier?: string;
          updated_at?: string;
          version?: number;
        };
        Update: {
          archived_at?: string | null;
          audio_bytes?: number | null;
          audio_s?: number | null;
          audio_url?: string | null;
          author_name?: string;
          category?: string;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          kind?: string;
          publish_at?: string | null;
          published_at?: string | null;
          reviewed_at?: string | null;
          reviewed_by?: string | null;
          seed_number?: number | null;
          slug?: string;
          state?: string;
          tier?: string;
          updated_at?: string;
          version?: number;
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
          case_word: string | null;
          created_at: string;
          expires_at: string;
          id: string;
          other_attempt_id: string | null;
          owner_id: string;
          revoked_at: string | null;
          token_hash: string;
        };
        ComputedFields: never;
        Insert: {
          attempt_id: string;
          case_word?: string | null;
          created_at?: string;
          expires_at: string;
          id?: string;
          other_attempt_id?: string | null;
          owner_id: string;
          revoked_at?: string | null;
          token_hash: string;
        };
        Update: {
          attempt_id?: string;
          case_word?: string | null;
          created_at?: string;
          expires_at?: string;
          id?: string;
          other_attempt_id?: string | null;
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
          {
            foreignKeyName: 'attempt_shares_other_attempt_id_fkey';
            columns: ['other_attempt_id'];
            isOneToOne: false;
            referencedRelation: 'assessment_attempts';
            referencedColumns: ['id'];
          },
        ];
      };
      attempt_starts: {
        Row: {
          finished: boolean;
          form: string;
          id: string;
          started_at: string;
          subject: string | null;
          test_id: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          finished?: boolean;
          form: string;
          id: string;
          started_at?: string;
          subject?: string | null;
          test_id: string;
          user_id: string;
        };
        Update: {
          finished?: boolean;
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
      billing_customers: {
        Row: {
          created_at: string;
          customer_id: string;
          deleted_at: string | null;
          former_ids: string[];
          looked_at: string | null;
          trial_used_at: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          customer_id: string;
          deleted_at?: string | null;
          former_ids?: string[];
          looked_at?: string | null;
          trial_used_at?: string | null;
          user_id: string;
        };
        Update: {
          created_at?: string;
          customer_id?: string;
          deleted_at?: string | null;
          former_ids?: string[];
          looked_at?: string | null;
          trial_used_at?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
      billing_events: {
        Row: {
          customer_id: string | null;
          deliveries: number;
          detail: string | null;
          event_created: string;
          id: string;
          object_id: string | null;
          outcome: string;
          received_at: string;
          type: string;
        };
        ComputedFields: never;
        Insert: {
          customer_id?: string | null;
          deliveries?: number;
          detail?: string | null;
          event_created: string;
          id: string;
          object_id?: string | null;
          outcome: string;
          received_at?: string;
          type: string;
        };
        Update: {
          customer_id?: string | null;
          deliveries?: number;
          detail?: string | null;
          event_created?: string;
          id?: string;
          object_id?: string | null;
          outcome?: string;
          received_at?: string;
          type?: string;
        };
        Relationships: [];
      };
      billing_invoices: {
        Row: {
          amount_cents: number;
          credit_cents: number;
          currency: string;
          disputed: boolean;
          hosted_url: string | null;
          id: string;
          issued_at: string;
          noted_at: string;
          number: string | null;
          order_id: string | null;
          refunded_cents: number;
          status: string;
          subscription_id: string | null;
          tax_cents: number;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          amount_cents: number;
          credit_cents?: number;
          currency: string;
          disputed?: boolean;
          hosted_url?: string | null;
          id: string;
          issued_at: string;
          noted_at?: string;
          number?: string | null;
          order_id?: string | null;
          refunded_cents?: number;
          status: string;
          subscription_id?: string | null;
          tax_cents?: number;
          user_id: string;
        };
        Update: {
          amount_cents?: number;
          credit_cents?: number;
          currency?: string;
          disputed?: boolean;
          hosted_url?: string | null;
          id?: string;
          issued_at?: string;
          noted_at?: string;
          number?: string | null;
          order_id?: string | null;
          refunded_cents?: number;
          status?: string;
          subscription_id?: string | null;
          tax_cents?: number;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'billing_invoices_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
      billing_leases: {
        Row: {
          customer_id: string;
          expires_at: string;
          token: string;
        };
        ComputedFields: never;
        Insert: {
          customer_id: string;
          expires_at: string;
          token: string;
        };
        Update: {
          customer_id?: string;
          expires_at?: string;
          token?: string;
        };
        Relationships: [];
      };
      billing_subscriptions: {
        Row: {
          amount_cents: number | null;
          cancel_at: string | null;
          current_period_end: string | null;
          customer_id: string;
          ended_at: string | null;
          id: string;
          interval: string | null;
          next_price_id: string | null;
          past_due_since: string | null;
          price_id: string | null;
          started_at: string | null;
          status: string;
          tier: string | null;
          trial_ends_at: string | null;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          amount_cents?: number | null;
          cancel_at?: string | null;
          current_period_end?: string | null;
          customer_id: string;
          ended_at?: string | null;
          id: string;
          interval?: string | null;
          next_price_id?: string | null;
          past_due_since?: string | null;
          price_id?: string | null;
          started_at?: string | null;
          status: string;
          tier?: string | null;
          trial_ends_at?: string | null;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          amount_cents?: number | null;
          cancel_at?: string | null;
          current_period_end?: string | null;
          customer_id?: string;
          ended_at?: string | null;
          id?: string;
          interval?: string | null;
          next_price_id?: string | null;
          past_due_since?: string | null;
          price_id?: string | null;
          started_at?: string | null;
          status?: string;
          tier?: string | null;
          trial_ends_at?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'billing_subscriptions_status_fkey';
            columns: ['status'];
            isOneToOne: false;
            referencedRelation: 'subscription_states';
            referencedColumns: ['status'];
          },
        ];
      };
      blocked_hosts: {
        Row: {
          created_at: string;
          host: string;
          id: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          host: string;
          id?: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          host?: string;
          id?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      blocks: {
        Row: {
          blocked_profile_id: string;
          blocker_profile_id: string;
          created_at: string;
          id: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          blocked_profile_id: string;
          blocker_profile_id: string;
          created_at?: string;
          id?: string;
          updated_at?: string;
        };
        Update: {
          blocked_profile_id?: string;
          blocker_profile_id?: string;
          created_at?: string;
          id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'blocks_blocked_profile_id_fkey';
            columns: ['blocked_profile_id'];
            isOneToOne: false;
            referencedRelation: 'community_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'blocks_blocker_profile_id_fkey';
            columns: ['blocker_profile_id'];
            isOneToOne: false;
            referencedRelation: 'community_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      bundle_items: {
        Row: {
          bundle_sku: string;
          place: number;
          sku: string;
        };
        ComputedFields: never;
        Insert: {
          bundle_sku: string;
          place: number;
          sku: string;
        };
        Update: {
          bundle_sku?: string;
          place?: number;
          sku?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'bundle_items_bundle_sku_fkey';
            columns: ['bundle_sku'];
            isOneToOne: false;
            referencedRelation: 'catalog_items';
            referencedColumns: ['sku'];
          },
          {
            foreignKeyName: 'bundle_items_sku_fkey';
            columns: ['sku'];
            isOneToOne: false;
            referencedRelation: 'catalog_items';
            referencedColumns: ['sku'];
          },
        ];
      };
      calendar_events: {
        Row: {
          all_day: boolean;
          cancelled: boolean;
          created_at: string;
          deleted_at: string | null;
          ends: string;
          exdates: string[];
          id: string;
          import_id: string | null;
          kind: string;
          link: string | null;
          location: string;
          modified_at: string | null;
          notes: string;
          rdates: string[];
          recurrence_id: string | null;
          recurrence_of: string | null;
          rrule: string | null;
          sequence: number;
          source: string;
          starts: string;
          title: string;
          tz: string;
          uid: string | null;
          updated_at: string;
          user_id: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          all_day?: boolean;
          cancelled?: boolean;
          created_at?: string;
          deleted_at?: string | null;
          ends: string;
          exdates?: string[];
          id: string;
          import_id?: string | null;
          kind?: string;
          link?: string | null;
          location?: string;
          modified_at?: string | null;
          notes?: string;
          rdates?: string[];
          recurrence_id?: string | null;
          recurrence_of?: string | null;
          rrule?: string | null;
          sequence?: number;
          source?: string;
          starts: string;
          title: string;
          tz: string;
          uid?: string | null;
          updated_at?: string;
          user_id?: string;
          version?: number;
        };
        Update: {
          all_day?: boolean;
          cancelled?: boolean;
          created_at?: string;
          deleted_at?: string | null;
          ends?: string;
          exdates?: string[];
          id?: string;
          import_id?: string | null;
          kind?: string;
          link?: string | null;
          location?: string;
          modified_at?: string | null;
          notes?: string;
          rdates?: string[];
          recurrence_id?: string | null;
          recurrence_of?: string | null;
          rrule?: string | null;
          sequence?: number;
          source?: string;
          starts?: string;
          title?: string;
          tz?: string;
          uid?: string | null;
          updated_at?: string;
          user_id?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'calendar_events_recurrence_of_user_id_fkey';
            columns: ['recurrence_of', 'user_id'];
            isOneToOne: false;
            referencedRelation: 'calendar_events';
            referencedColumns: ['id', 'user_id'];
          },
        ];
      };
      cart_sessions: {
        Row: {
          id: string;
          items: NonNullable<Json>;
          status: string;
          total_cents: number;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          id: string;
          items?: NonNullable<Json>;
          status?: string;
          total_cents?: number;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          id?: string;
          items?: NonNullable<Json>;
          status?: string;
          total_cents?: number;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      catalog_items: {
        Row: {
          active: boolean;
          created_at: string;
          edited_at: string | null;
          exercise_id: string | null;
          kind: string;
          metadata: NonNullable<Json>;
          place: number;
          sku: string;
          test_id: string | null;
          title: string;
          titles: NonNullable<Json>;
          unit_price_cents: number;
          updated_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          active?: boolean;
          created_at?: string;
          edited_at?: string | null;
          exercise_id?: string | null;
          kind: string;
          metadata?: NonNullable<Json>;
          place?: number;
          sku: string;
          test_id?: string | null;
          title: string;
          titles?: NonNullable<Json>;
          unit_price_cents: number;
          updated_at?: string;
          version?: number;
        };
        Update: {
          active?: boolean;
          created_at?: string;
          edited_at?: string | null;
          exercise_id?: string | null;
          kind?: string;
          metadata?: NonNullable<Json>;
          place?: number;
          sku?: string;
          test_id?: string | null;
          title?: string;
          titles?: NonNullable<Json>;
          unit_price_cents?: number;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'catalog_items_exercise_id_fkey';
            columns: ['exercise_id'];
            isOneToOne: false;
            referencedRelation: 'exercises';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'catalog_items_test_id_fkey';
            columns: ['test_id'];
            isOneToOne: false;
            referencedRelation: 'assessment_tests';
            referencedColumns: ['test_id'];
          },
        ];
      };
      checkout_sessions: {
        Row: {
          agreed_language: string | null;
          agreed_version: string | null;
          created_at: string;
          expires_at: string;
          id: string;
          kind: string;
          order_id: string | null;
          price_id: string | null;
          resolved_at: string | null;
          status: string;
          url: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          agreed_language?: string | null;
          agreed_version?: string | null;
          created_at?: string;
          expires_at: string;
          id: string;
          kind: string;
          order_id?: string | null;
          price_id?: string | null;
          resolved_at?: string | null;
          status?: string;
          url?: string | null;
          user_id: string;
        };
        Update: {
          agreed_language?: string | null;
          agreed_version?: string | null;
          created_at?: string;
          expires_at?: string;
          id?: string;
          kind?: string;
          order_id?: string | null;
          price_id?: string | null;
          resolved_at?: string | null;
          status?: string;
          url?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'checkout_sessions_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
      comments: {
        Row: {
          answer_id: string | null;
          author_profile_id: string | null;
          body: string;
          created_at: string;
          deleted_at: string | null;
          deleted_by: string | null;
          id: string;
          lang: string;
          state: string;
          support_card: boolean;
          topic_id: string | null;
          updated_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          answer_id?: string | null;
          author_profile_id?: string | null;
          body: string;
          created_at?: string;
          deleted_at?: string | null;
          deleted_by?: string | null;
          id: string;
          lang: string;
          state: string;
          support_card?: boolean;
          topic_id?: string | null;
          updated_at?: string;
          version?: number;
        };
        Update: {
          answer_id?: string | null;
          author_profile_id?: string | null;
          body?: string;
          created_at?: string;
          deleted_at?: string | null;
          deleted_by?: string | null;
          id?: string;
          lang?: string;
          state?: string;
          support_card?: boolean;
          topic_id?: string | null;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'comments_answer_id_fkey';
            columns: ['answer_id'];
            isOneToOne: false;
            referencedRelation: 'answers';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'comments_author_profile_id_fkey';
            columns: ['author_profile_id'];
            isOneToOne: false;
            referencedRelation: 'community_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'comments_topic_id_fkey';
            columns: ['topic_id'];
            isOneToOne: false;
            referencedRelation: 'topics';
            referencedColumns: ['id'];
          },
        ];
      };
      commitments: {
        Row: {
          action: string | null;
          checks: NonNullable<Json>;
          confidence: number | null;
          created_at: string;
          cue: string;
          deleted_at: string | null;
          due_at: string | null;
          goal: string | null;
          id: string;
          kind: string;
          met: string[];
          obstacle: string | null;
          outcome: string | null;
          should: string | null;
          started_at: string;
          status: string;
          updated_at: string;
          user_id: string;
          want: string | null;
        };
        ComputedFields: never;
        Insert: {
          action?: string | null;
          checks?: NonNullable<Json>;
          confidence?: number | null;
          created_at?: string;
          cue: string;
          deleted_at?: string | null;
          due_at?: string | null;
          goal?: string | null;
          id: string;
          kind: string;
          met?: string[];
          obstacle?: string | null;
          outcome?: string | null;
          should?: string | null;
          started_at: string;
          status?: string;
          updated_at?: string;
          user_id?: string;
          want?: string | null;
        };
        Update: {
          action?: string | null;
          checks?: NonNullable<Json>;
          confidence?: number | null;
          created_at?: string;
          cue?: string;
          deleted_at?: string | null;
          due_at?: string | null;
          goal?: string | null;
          id?: string;
          kind?: string;
          met?: string[];
          obstacle?: string | null;
          outcome?: string | null;
          should?: string | null;
          started_at?: string;
          status?: string;
          updated_at?: string;
          user_id?: string;
          want?: string | null;
        };
        Relationships: [];
      };
      community_profiles: {
        Row: {
          about: string;
          adult_confirmed_at: string;
          allow_requests: string;
          avatar: string | null;
          created_at: string;
          first_posts_approved: number;
          guidelines_version: number;
          handle: string | null;
          handle_changed_at: string | null;
          id: string;
          lang: string;
          member_since: string;
          removed_at: string | null;
          show_premium_badge: boolean;
          standing: string;
          standing_until: string | null;
          updated_at: string;
          user_id: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          about?: string;
          adult_confirmed_at: string;
          allow_requests: string;
          avatar?: string | null;
          created_at?: string;
          first_posts_approved?: number;
          guidelines_version: number;
          handle?: string | null;
          handle_changed_at?: string | null;
          id?: string;
          lang: string;
          member_since?: string;
          removed_at?: string | null;
          show_premium_badge?: boolean;
          standing?: string;
          standing_until?: string | null;
          updated_at?: string;
          user_id: string;
          version?: number;
        };
        Update: {
          about?: string;
          adult_confirmed_at?: string;
          allow_requests?: string;
          avatar?: string | null;
          created_at?: string;
          first_posts_approved?: number;
          guidelines_version?: number;
          handle?: string | null;
          handle_changed_at?: string | null;
          id?: string;
          lang?: string;
          member_since?: string;
          removed_at?: string | null;
          show_premium_badge?: boolean;
          standing?: string;
          standing_until?: string | null;
          updated_at?: string;
          user_id?: string;
          version?: number;
        };
        Relationships: [];
      };
      contact_replies: {
        Row: {
          author_id: string | null;
          body: string;
          created_at: string;
          id: string;
          lang: string;
          message_id: string;
          next_try_at: string;
          sent_at: string | null;
          tries: number;
        };
        ComputedFields: never;
        Insert: {
          author_id?: string | null;
          body: string;
          created_at?: string;
          id: string;
          lang: string;
          message_id: string;
          next_try_at?: string;
          sent_at?: string | null;
          tries?: number;
        };
        Update: {
          author_id?: string | null;
          body?: string;
          created_at?: string;
          id?: string;
          lang?: string;
          message_id?: string;
          next_try_at?: string;
          sent_at?: string | null;
          tries?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'contact_replies_message_id_fkey';
            columns: ['message_id'];
            isOneToOne: false;
            referencedRelation: 'user_messages';
            referencedColumns: ['id'];
          },
        ];
      };
      coupons: {
        Row: {
          active: boolean;
          amount_off_cents: number | null;
          code: string;
          max_redemptions: number | null;
          min_subtotal_cents: number;
          once_per_person: boolean;
          percent_off: number | null;
          redeemed: number;
          valid_from: string;
          valid_until: string | null;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          active?: boolean;
          amount_off_cents?: number | null;
          code: string;
          max_redemptions?: number | null;
          min_subtotal_cents?: number;
          once_per_person?: boolean;
          percent_off?: number | null;
          redeemed?: number;
          valid_from?: string;
          valid_until?: string | null;
          version?: number;
        };
        Update: {
          active?: boolean;
          amount_off_cents?: number | null;
          code?: string;
          max_redemptions?: number | null;
          min_subtotal_cents?: number;
          once_per_person?: boolean;
          percent_off?: number | null;
          redeemed?: number;
          valid_from?: string;
          valid_until?: string | null;
          version?: number;
        };
        Relationships: [];
      };
      days_off: {
        Row: {
          created_at: string;
          from_on: string;
          id: string;
          kind: string;
          to_on: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          from_on: string;
          id: string;
          kind: string;
          to_on: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          from_on?: string;
          id?: string;
          kind?: string;
          to_on?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      entitlements: {
        Row: {
          granted_at: string;
          sku: string;
          source: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          granted_at?: string;
          sku: string;
          source?: string;
          user_id: string;
        };
        Update: {
          granted_at?: string;
          sku?: string;
          source?: string;
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
      exercise_starts: {
        Row: {
          exercise_id: string;
          finished: boolean;
          id: string;
          minutes: number | null;
          mode: string;
          started_at: string;
          user_id: string;
          variant: string;
          via: string;
        };
        ComputedFields: never;
        Insert: {
          exercise_id: string;
          finished?: boolean;
          id: string;
          minutes?: number | null;
          mode: string;
          started_at?: string;
          user_id: string;
          variant: string;
          via: string;
        };
        Update: {
          exercise_id?: string;
          finished?: boolean;
          id?: string;
          minutes?: number | null;
          mode?: string;
          started_at?: string;
          user_id?: string;
          variant?: string;
          via?: string;
        };
        Relationships: [];
      };
      exercises: {
        Row: {
          active: boolean;
          free_minutes: number | null;
          id: string;
          tier: string;
        };
        ComputedFields: never;
        Insert: {
          active?: boolean;
          free_minutes?: number | null;
          id: string;
          tier: string;
        };
        Update: {
          active?: boolean;
          free_minutes?: number | null;
          id?: string;
          tier?: string;
        };
        Relationships: [];
      };
      feed_tokens: {
        Row: {
          created_at: string;
          id: string;
          include: string[];
          last_used_on: string | null;
          name: string;
          revoked_at: string | null;
          show_details: boolean;
          token_hash: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id: string;
          include: string[];
          last_used_on?: string | null;
          name: string;
          revoked_at?: string | null;
          show_details?: boolean;
          token_hash: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          include?: string[];
          last_used_on?: string | null;
          name?: string;
          revoked_at?: string | null;
          show_details?: boolean;
          token_hash?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      focus_plan_items: {
        Row: {
          area: string | null;
          cadence_text: string;
          created_at: string;
          done_count: number;
          id: string;
          kind: string;
          link: string | null;
          minutes: number | null;
          part: string;
          place: number;
          plan_id: string;
          removed: boolean;
          skip_reason: string | null;
          skipped: boolean;
          skipped_ms: number;
          status: string;
          swapped_ms: number;
          ticks: NonNullable<Json>;
          times_per_week: number | null;
          title: string;
          updated_at: string;
          user_id: string;
          week: number;
        };
        ComputedFields: never;
        Insert: {
          area?: string | null;
          cadence_text: string;
          created_at?: string;
          done_count?: number;
          id: string;
          kind: string;
          link?: string | null;
          minutes?: number | null;
          part: string;
          place: number;
          plan_id: string;
          removed?: boolean;
          skip_reason?: string | null;
          skipped?: boolean;
          skipped_ms?: number;
          status?: string;
          swapped_ms?: number;
          ticks?: NonNullable<Json>;
          times_per_week?: number | null;
          title: string;
          updated_at?: string;
          user_id?: string;
          week: number;
        };
        Update: {
          area?: string | null;
          cadence_text?: string;
          created_at?: string;
          done_count?: number;
          id?: string;
          kind?: string;
          link?: string | null;
          minutes?: number | null;
          part?: string;
          place?: number;
          plan_id?: string;
          removed?: boolean;
          skip_reason?: string | null;
          skipped?: boolean;
          skipped_ms?: number;
          status?: string;
          swapped_ms?: number;
          ticks?: NonNullable<Json>;
          times_per_week?: number | null;
          title?: string;
          updated_at?: string;
          user_id?: string;
          week?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'focus_plan_items_plan_id_user_id_fkey';
            columns: ['plan_id', 'user_id'];
            isOneToOne: false;
            referencedRelation: 'focus_plans';
            referencedColumns: ['id', 'user_id'];
          },
        ];
      };
      focus_plans: {
        Row: {
          accepted_at: string;
          attempt_id: string | null;
          created_at: string;
          ended_at: string | null;
          id: string;
          language: string;
          origin: string;
          proposals: NonNullable<Json>;
          starts_on: string;
          status: string;
          test_id: string;
          updated_at: string;
          user_id: string;
          weeks: number;
        };
        ComputedFields: never;
        Insert: {
          accepted_at: string;
          attempt_id?: string | null;
          created_at?: string;
          ended_at?: string | null;
          id: string;
          language: string;
          origin: string;
          proposals?: NonNullable<Json>;
          starts_on: string;
          status: string;
          test_id: string;
          updated_at?: string;
          user_id?: string;
          weeks: number;
        };
        Update: {
          accepted_at?: string;
          attempt_id?: string | null;
          created_at?: string;
          ended_at?: string | null;
          id?: string;
          language?: string;
          origin?: string;
          proposals?: NonNullable<Json>;
          starts_on?: string;
          status?: string;
          test_id?: string;
          updated_at?: string;
          user_id?: string;
          weeks?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'focus_plans_attempt_id_fkey';
            columns: ['attempt_id'];
            isOneToOne: false;
            referencedRelation: 'assessment_attempts';
            referencedColumns: ['id'];
          },
        ];
      };
      focus_sessions: {
        Row: {
          break_taken: boolean | null;
          created_at: string;
          deleted_at: string | null;
          distractions: number;
          ended_at: string;
          events: NonNullable<Json>;
          first_step: string | null;
          focused_seconds: number;
          id: string;
          kind: string | null;
          mood_after: string | null;
          mood_before: string | null;
          notes: string | null;
          pauses: number;
          planned_seconds: number;
          running: unknown;
          started_at: string;
          status: string;
          task_title: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          break_taken?: boolean | null;
          created_at?: string;
          deleted_at?: string | null;
          distractions?: number;
          ended_at: string;
          events?: NonNullable<Json>;
          first_step?: string | null;
          focused_seconds: number;
          id: string;
          kind?: string | null;
          mood_after?: string | null;
          mood_before?: string | null;
          notes?: string | null;
          pauses?: number;
          planned_seconds: number;
          running?: unknown;
          started_at: string;
          status: string;
          task_title: string;
          user_id?: string;
        };
        Update: {
          break_taken?: boolean | null;
          created_at?: string;
          deleted_at?: string | null;
          distractions?: number;
          ended_at?: string;
          events?: NonNullable<Json>;
          first_step?: string | null;
          focused_seconds?: number;
          id?: string;
          kind?: string | null;
          mood_after?: string | null;
          mood_before?: string | null;
          notes?: string | null;
          pauses?: number;
          planned_seconds?: number;
          running?: unknown;
          started_at?: string;
          status?: string;
          task_title?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      gifts: {
        Row: {
          actor_id: string | null;
          created_at: string;
          ended_at: string | null;
          ends_at: string;
          id: string;
          reason: string;
          sku: string | null;
          tier: string | null;
          user_id: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          actor_id?: string | null;
          created_at?: string;
          ended_at?: string | null;
          ends_at: string;
          id: string;
          reason: string;
          sku?: string | null;
          tier?: string | null;
          user_id: string;
          version?: number;
        };
        Update: {
          actor_id?: string | null;
          created_at?: string;
          ended_at?: string | null;
          ends_at?: string;
          id?: string;
          reason?: string;
          sku?: string | null;
          tier?: string | null;
          user_id?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'gifts_sku_fkey';
            columns: ['sku'];
            isOneToOne: false;
            referencedRelation: 'catalog_items';
            referencedColumns: ['sku'];
          },
        ];
      };
      goals: {
        Row: {
          created_at: string;
          deleted_at: string | null;
          earlier_target: number | null;
          id: string;
          kind: string;
          scope: string;
          status: string;
          target: number;
          target_from: string;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          deleted_at?: string | null;
          earlier_target?: number | null;
          id: string;
          kind: string;
          scope?: string;
          status?: string;
          target: number;
          target_from: string;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          deleted_at?: string | null;
          earlier_target?: number | null;
          id?: string;
          kind?: string;
          scope?: string;
          status?: string;
          target?: number;
          target_from?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      habit_entries: {
        Row: {
          created_at: string;
          date: string;
          habit_id: string;
          id: string;
          updated_at: string;
          user_id: string;
          value: number;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          date: string;
          habit_id: string;
          id: string;
          updated_at?: string;
          user_id?: string;
          value: number;
        };
        Update: {
          created_at?: string;
          date?: string;
          habit_id?: string;
          id?: string;
          updated_at?: string;
          user_id?: string;
          value?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'habit_entries_habit_id_user_id_fkey';
            columns: ['habit_id', 'user_id'];
            isOneToOne: false;
            referencedRelation: 'habits';
            referencedColumns: ['id', 'user_id'];
          },
        ];
      };
      habits: {
        Row: {
          created_at: string;
          cue: string;
          deleted_at: string | null;
          id: string;
          schedules: NonNullable<Json>;
          starts_on: string;
          status: string;
          target: number;
          title: string;
          unit: string;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          cue?: string;
          deleted_at?: string | null;
          id: string;
          schedules: NonNullable<Json>;
          starts_on: string;
          status?: string;
          target?: number;
          title: string;
          unit?: string;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          cue?: string;
          deleted_at?: string | null;
          id?: string;
          schedules?: NonNullable<Json>;
          starts_on?: string;
          status?: string;
          target?: number;
          title?: string;
          unit?: string;
          updated_at?: string;
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
      journal_entries: {
        Row: {
          action: string | null;
          created_at: string;
          day: string;
          deleted_at: string | null;
          feeling: number | null;
          id: string;
          logged_at: string;
          minutes_lost: number | null;
          occurred_at: string;
          place: string | null;
          reply: string | null;
          reply_kept: boolean | null;
          task: string | null;
          trigger_category: string | null;
          trigger_words: string | null;
          updated_at: string;
          urge: number | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          action?: string | null;
          created_at?: string;
          day: string;
          deleted_at?: string | null;
          feeling?: number | null;
          id: string;
          logged_at: string;
          minutes_lost?: number | null;
          occurred_at: string;
          place?: string | null;
          reply?: string | null;
          reply_kept?: boolean | null;
          task?: string | null;
          trigger_category?: string | null;
          trigger_words?: string | null;
          updated_at?: string;
          urge?: number | null;
          user_id?: string;
        };
        Update: {
          action?: string | null;
          created_at?: string;
          day?: string;
          deleted_at?: string | null;
          feeling?: number | null;
          id?: string;
          logged_at?: string;
          minutes_lost?: number | null;
          occurred_at?: string;
          place?: string | null;
          reply?: string | null;
          reply_kept?: boolean | null;
          task?: string | null;
          trigger_category?: string | null;
          trigger_words?: string | null;
          updated_at?: string;
          urge?: number | null;
          user_id?: string;
        };
        Relationships: [];
      };
      message_threads: {
        Row: {
          blocked_by: string | null;
          created_at: string;
          declined_at: string | null;
          hidden_high: boolean;
          hidden_low: boolean;
          id: string;
          last_message_at: string;
          opened_at: string | null;
          requested_at: string;
          started_by: string | null;
          state: string;
          state_before: string | null;
          updated_at: string;
          user_high: string | null;
          user_low: string | null;
          withdrawn: boolean;
        };
        ComputedFields: never;
        Insert: {
          blocked_by?: string | null;
          created_at?: string;
          declined_at?: string | null;
          hidden_high?: boolean;
          hidden_low?: boolean;
          id?: string;
          last_message_at?: string;
          opened_at?: string | null;
          requested_at?: string;
          started_by?: string | null;
          state: string;
          state_before?: string | null;
          updated_at?: string;
          user_high?: string | null;
          user_low?: string | null;
          withdrawn?: boolean;
        };
        Update: {
          blocked_by?: string | null;
          created_at?: string;
          declined_at?: string | null;
          hidden_high?: boolean;
          hidden_low?: boolean;
          id?: string;
          last_message_at?: string;
          opened_at?: string | null;
          requested_at?: string;
          started_by?: string | null;
          state?: string;
          state_before?: string | null;
          updated_at?: string;
          user_high?: string | null;
          user_low?: string | null;
          withdrawn?: boolean;
        };
        Relationships: [];
      };
      metric_days: {
        Row: {
          day: string;
          metric: string;
          times: number;
          total: number;
          url: string;
        };
        ComputedFields: never;
        Insert: {
          day: string;
          metric: string;
          times: number;
          total: number;
          url: string;
        };
        Update: {
          day?: string;
          metric?: string;
          times?: number;
          total?: number;
          url?: string;
        };
        Relationships: [];
      };
      moderation_actions: {
        Row: {
          actor_user_id: string | null;
          created_at: string;
          id: string;
          kind: string;
          person_profile_id: string | null;
          reason: string;
          reason_code: string;
          report_id: string | null;
          target_id: string;
          target_kind: string;
          until: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          actor_user_id?: string | null;
          created_at?: string;
          id: string;
          kind: string;
          person_profile_id?: string | null;
          reason?: string;
          reason_code: string;
          report_id?: string | null;
          target_id: string;
          target_kind: string;
          until?: string | null;
          updated_at?: string;
        };
        Update: {
          actor_user_id?: string | null;
          created_at?: string;
          id?: string;
          kind?: string;
          person_profile_id?: string | null;
          reason?: string;
          reason_code?: string;
          report_id?: string | null;
          target_id?: string;
          target_kind?: string;
          until?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'moderation_actions_person_profile_id_fkey';
            columns: ['person_profile_id'];
            isOneToOne: false;
            referencedRelation: 'community_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'moderation_actions_report_id_fkey';
            columns: ['report_id'];
            isOneToOne: false;
            referencedRelation: 'reports';
            referencedColumns: ['id'];
          },
        ];
      };
      moderation_appeals: {
        Row: {
          action_id: string;
          appeal_state: string;
          appeal_text: string;
          created_at: string;
          decided_at: string | null;
          decided_by: string | null;
          decision_reason: string | null;
          id: string;
          person_profile_id: string;
          updated_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          action_id: string;
          appeal_state?: string;
          appeal_text: string;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decision_reason?: string | null;
          id: string;
          person_profile_id: string;
          updated_at?: string;
          version?: number;
        };
        Update: {
          action_id?: string;
          appeal_state?: string;
          appeal_text?: string;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decision_reason?: string | null;
          id?: string;
          person_profile_id?: string;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'moderation_appeals_action_id_fkey';
            columns: ['action_id'];
            isOneToOne: true;
            referencedRelation: 'moderation_actions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'moderation_appeals_person_profile_id_fkey';
            columns: ['person_profile_id'];
            isOneToOne: false;
            referencedRelation: 'community_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      notifications: {
        Row: {
          action_url: string | null;
          count: number;
          created_at: string;
          dedupe_key: string | null;
          id: string;
          is_read: boolean;
          kind: string | null;
          message: string;
          params: NonNullable<Json>;
          removed_at: string | null;
          sorted_at: string;
          subject_id: string | null;
          title: string;
          topic: string | null;
          type: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          action_url?: string | null;
          count?: number;
          created_at?: string;
          dedupe_key?: string | null;
          id?: string;
          is_read?: boolean;
          kind?: string | null;
          message: string;
          params?: NonNullable<Json>;
          removed_at?: string | null;
          sorted_at?: string;
          subject_id?: string | null;
          title: string;
          topic?: string | null;
          type?: string;
          user_id: string;
        };
        Update: {
          action_url?: string | null;
          count?: number;
          created_at?: string;
          dedupe_key?: string | null;
          id?: string;
          is_read?: boolean;
          kind?: string | null;
          message?: string;
          params?: NonNullable<Json>;
          removed_at?: string | null;
          sorted_at?: string;
          subject_id?: string | null;
          title?: string;
          topic?: string | null;
          type?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      order_grants: {
        Row: {
          active: boolean;
          order_line_id: string;
          sku: string;
        };
        ComputedFields: never;
        Insert: {
          active?: boolean;
          order_line_id: string;
          sku: string;
        };
        Update: {
          active?: boolean;
          order_line_id?: string;
          sku?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'order_grants_order_line_id_fkey';
            columns: ['order_line_id'];
            isOneToOne: false;
            referencedRelation: 'order_lines';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'order_grants_sku_fkey';
            columns: ['sku'];
            isOneToOne: false;
            referencedRelation: 'catalog_items';
            referencedColumns: ['sku'];
          },
        ];
      };
      order_lines: {
        Row: {
          discount_cents: number;
          id: string;
          order_id: string;
          paid_cents: number;
          parts_cents: number | null;
          refunded: boolean;
          sku: string;
          title: string;
          titles: NonNullable<Json>;
          unit_price_cents: number;
        };
        ComputedFields: never;
        Insert: {
          discount_cents: number;
          id?: string;
          order_id: string;
          paid_cents: number;
          parts_cents?: number | null;
          refunded?: boolean;
          sku: string;
          title: string;
          titles?: NonNullable<Json>;
          unit_price_cents: number;
        };
        Update: {
          discount_cents?: number;
          id?: string;
          order_id?: string;
          paid_cents?: number;
          parts_cents?: number | null;
          refunded?: boolean;
          sku?: string;
          title?: string;
          titles?: NonNullable<Json>;
          unit_price_cents?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'order_lines_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'order_lines_sku_fkey';
            columns: ['sku'];
            isOneToOne: false;
            referencedRelation: 'catalog_items';
            referencedColumns: ['sku'];
          },
        ];
      };
      order_notes: {
        Row: {
          author_id: string | null;
          body: string;
          created_at: string;
          id: string;
          order_id: string;
        };
        ComputedFields: never;
        Insert: {
          author_id?: string | null;
          body: string;
          created_at?: string;
          id: string;
          order_id: string;
        };
        Update: {
          author_id?: string | null;
          body?: string;
          created_at?: string;
          id?: string;
          order_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'order_notes_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
      orders: {
        Row: {
          agreed_at: string | null;
          agreed_language: string | null;
          agreed_version: string | null;
          bundle_discount_cents: number;
          bundle_percent: number;
          checkout_session_id: string | null;
          coupon_code: string | null;
          coupon_discount_cents: number;
          created_at: string;
          currency: string;
          id: string;
          paid_at: string | null;
          payment_intent_id: string | null;
          receipt_url: string | null;
          refunded_cents: number;
          status: string;
          subtotal_cents: number;
          tax_cents: number | null;
          total_cents: number;
          user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          agreed_at?: string | null;
          agreed_language?: string | null;
          agreed_version?: string | null;
          bundle_discount_cents: number;
          bundle_percent: number;
          checkout_session_id?: string | null;
          coupon_code?: string | null;
          coupon_discount_cents: number;
          created_at?: string;
          currency: string;
          id: string;
          paid_at?: string | null;
          payment_intent_id?: string | null;
          receipt_url?: string | null;
          refunded_cents?: number;
          status?: string;
          subtotal_cents: number;
          tax_cents?: number | null;
          total_cents: number;
          user_id?: string | null;
        };
        Update: {
          agreed_at?: string | null;
          agreed_language?: string | null;
          agreed_version?: string | null;
          bundle_discount_cents?: number;
          bundle_percent?: number;
          checkout_session_id?: string | null;
          coupon_code?: string | null;
          coupon_discount_cents?: number;
          created_at?: string;
          currency?: string;
          id?: string;
          paid_at?: string | null;
          payment_intent_id?: string | null;
          receipt_url?: string | null;
          refunded_cents?: number;
          status?: string;
          subtotal_cents?: number;
          tax_cents?: number | null;
          total_cents?: number;
          user_id?: string | null;
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
          version: number;
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
          version?: number;
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
          version?: number;
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
      purchase_credits: {
        Row: {
          amount_cents: number;
          customer_id: string;
          entries: number;
          expires_at: string;
          given_cents: number;
          order_line_id: string;
          spent_before_cents: number;
          taken_cents: number;
          used_cents: number;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          amount_cents: number;
          customer_id: string;
          entries?: number;
          expires_at: string;
          given_cents?: number;
          order_line_id: string;
          spent_before_cents?: number;
          taken_cents?: number;
          used_cents?: number;
          user_id: string;
        };
        Update: {
          amount_cents?: number;
          customer_id?: string;
          entries?: number;
          expires_at?: string;
          given_cents?: number;
          order_line_id?: string;
          spent_before_cents?: number;
          taken_cents?: number;
          used_cents?: number;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'purchase_credits_order_line_id_fkey';
            columns: ['order_line_id'];
            isOneToOne: true;
            referencedRelation: 'order_lines';
            referencedColumns: ['id'];
          },
        ];
      };
      push_subscriptions: {
        Row: {
          auth: string;
          created_at: string;
          device_name: string;
          endpoint: string;
          failure_count: number;
          id: string;
          last_ok_at: string | null;
          p256dh: string;
          tz: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          auth: string;
          created_at?: string;
          device_name?: string;
          endpoint: string;
          failure_count?: number;
          id?: string;
          last_ok_at?: string | null;
          p256dh: string;
          tz?: string | null;
          user_id: string;
        };
        Update: {
          auth?: string;
          created_at?: string;
          device_name?: string;
          endpoint?: string;
          failure_count?: number;
          id?: string;
          last_ok_at?: string | null;
          p256dh?: string;
          tz?: string | null;
          user_id?: string;
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
      recall_pairs: {
        Row: {
          answer: string;
          best_delay_s: number | null;
          created_at: string;
          deleted_at: string | null;
          id: string;
          kept: boolean | null;
          learned_at: string | null;
          prompt: string;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          answer: string;
          best_delay_s?: number | null;
          created_at?: string;
          deleted_at?: string | null;
          id: string;
          kept?: boolean | null;
          learned_at?: string | null;
          prompt: string;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          answer?: string;
          best_delay_s?: number | null;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          kept?: boolean | null;
          learned_at?: string | null;
          prompt?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      recommendation_feedback: {
        Row: {
          created_at: string;
          date: string;
          id: string;
          item_id: string;
          kind: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          date: string;
          id?: string;
          item_id: string;
          kind: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          date?: string;
          id?: string;
          item_id?: string;
          kind?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      refunds: {
        Row: {
          actor_id: string | null;
          amount_cents: number;
          created_at: string;
          currency: string;
          id: string;
          invoice_id: string | null;
          order_id: string | null;
          provider_id: string | null;
          reason: string | null;
          refusal: string | null;
          settled_at: string | null;
          state: string;
          tried_at: string | null;
          tries: number;
          user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          actor_id?: string | null;
          amount_cents: number;
          created_at?: string;
          currency: string;
          id?: string;
          invoice_id?: string | null;
          order_id?: string | null;
          provider_id?: string | null;
          reason?: string | null;
          refusal?: string | null;
          settled_at?: string | null;
          state: string;
          tried_at?: string | null;
          tries?: number;
          user_id?: string | null;
        };
        Update: {
          actor_id?: string | null;
          amount_cents?: number;
          created_at?: string;
          currency?: string;
          id?: string;
          invoice_id?: string | null;
          order_id?: string | null;
          provider_id?: string | null;
          reason?: string | null;
          refusal?: string | null;
          settled_at?: string | null;
          state?: string;
          tried_at?: string | null;
          tries?: number;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'refunds_invoice_id_fkey';
            columns: ['invoice_id'];
            isOneToOne: false;
            referencedRelation: 'billing_invoices';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'refunds_order_id_fkey';
            columns: ['order_id'];
            isOneToOne: false;
            referencedRelation: 'orders';
            referencedColumns: ['id'];
          },
        ];
      };
      reminder_deliveries: {
        Row: {
          acted: string | null;
          acted_at: string | null;
          bundle_id: string | null;
          channel: string;
          claimed_at: string | null;
          created_at: string;
          deliver_at: string;
          due_at: string;
          id: string;
          occurrence: string;
          opened_at: string | null;
          reminder_id: string;
          send_at: string;
          sent_at: string | null;
          state: string;
          tries: number;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          acted?: string | null;
          acted_at?: string | null;
          bundle_id?: string | null;
          channel: string;
          claimed_at?: string | null;
          created_at?: string;
          deliver_at: string;
          due_at: string;
          id: string;
          occurrence: string;
          opened_at?: string | null;
          reminder_id: string;
          send_at: string;
          sent_at?: string | null;
          state: string;
          tries?: number;
          user_id: string;
        };
        Update: {
          acted?: string | null;
          acted_at?: string | null;
          bundle_id?: string | null;
          channel?: string;
          claimed_at?: string | null;
          created_at?: string;
          deliver_at?: string;
          due_at?: string;
          id?: string;
          occurrence?: string;
          opened_at?: string | null;
          reminder_id?: string;
          send_at?: string;
          sent_at?: string | null;
          state?: string;
          tries?: number;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'reminder_deliveries_reminder_id_fkey';
            columns: ['reminder_id'];
            isOneToOne: false;
            referencedRelation: 'reminders';
            referencedColumns: ['id'];
          },
        ];
      };
      reminders: {
        Row: {
          channels: string[];
          check_at: string | null;
          created_at: string;
          deleted_at: string | null;
          id: string;
          ignore_quiet: boolean;
          last_handled: string | null;
          leased_until: string | null;
          link: string | null;
          next_at: string | null;
          next_local: string | null;
          note: string;
          offset_min: number | null;
          paused_until: string | null;
          rrule: string | null;
          snooze_count: number;
          snoozed_until: string | null;
          starts: string | null;
          state: string;
          target: string;
          target_id: string | null;
          title: string;
          tz: string;
          tz_mode: string;
          unanswered: number;
          updated_at: string;
          user_id: string;
          valid_for_min: number;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          channels?: string[];
          check_at?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          id: string;
          ignore_quiet?: boolean;
          last_handled?: string | null;
          leased_until?: string | null;
          link?: string | null;
          next_at?: string | null;
          next_local?: string | null;
          note?: string;
          offset_min?: number | null;
          paused_until?: string | null;
          rrule?: string | null;
          snooze_count?: number;
          snoozed_until?: string | null;
          starts?: string | null;
          state?: string;
          target?: string;
          target_id?: string | null;
          title: string;
          tz: string;
          tz_mode?: string;
          unanswered?: number;
          updated_at?: string;
          user_id: string;
          valid_for_min?: number;
          version?: number;
        };
        Update: {
          channels?: string[];
          check_at?: string | null;
          created_at?: string;
          deleted_at?: string | null;
          id?: string;
          ignore_quiet?: boolean;
          last_handled?: string | null;
          leased_until?: string | null;
          link?: string | null;
          next_at?: string | null;
          next_local?: string | null;
          note?: string;
          offset_min?: number | null;
          paused_until?: string | null;
          rrule?: string | null;
          snooze_count?: number;
          snoozed_until?: string | null;
          starts?: string | null;
          state?: string;
          target?: string;
          target_id?: string | null;
          title?: string;
          tz?: string;
          tz_mode?: string;
          unanswered?: number;
          updated_at?: string;
          user_id?: string;
          valid_for_min?: number;
          version?: number;
        };
        Relationships: [];
      };
      reports: {
        Row: {
          assignee: string | null;
          by_system: boolean;
          claimed_at: string | null;
          created_at: string;
          decided_at: string | null;
          decision_note: string | null;
          due_at: string;
          excerpt: string;
          id: string;
          looked_at: boolean;
          note: string;
          person_profile_id: string | null;
          priority: string;
          reason: string;
          reporter_profile_id: string | null;
          state: string;
          target_id: string;
          target_kind: string;
          updated_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          assignee?: string | null;
          by_system?: boolean;
          claimed_at?: string | null;
          created_at?: string;
          decided_at?: string | null;
          decision_note?: string | null;
          due_at: string;
          excerpt?: string;
          id: string;
          looked_at?: boolean;
          note?: string;
          person_profile_id?: string | null;
          priority: string;
          reason: string;
          reporter_profile_id?: string | null;
          state?: string;
          target_id: string;
          target_kind: string;
          updated_at?: string;
          version?: number;
        };
        Update: {
          assignee?: string | null;
          by_system?: boolean;
          claimed_at?: string | null;
          created_at?: string;
          decided_at?: string | null;
          decision_note?: string | null;
          due_at?: string;
          excerpt?: string;
          id?: string;
          looked_at?: boolean;
          note?: string;
          person_profile_id?: string | null;
          priority?: string;
          reason?: string;
          reporter_profile_id?: string | null;
          state?: string;
          target_id?: string;
          target_kind?: string;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'reports_person_profile_id_fkey';
            columns: ['person_profile_id'];
            isOneToOne: false;
            referencedRelation: 'community_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'reports_reporter_profile_id_fkey';
            columns: ['reporter_profile_id'];
            isOneToOne: false;
            referencedRelation: 'community_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      retake_waits: {
        Row: {
          form: string;
          free_at: string;
          subject: string;
          test_id: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          form: string;
          free_at: string;
          subject: string;
          test_id: string;
          user_id: string;
        };
        Update: {
          form?: string;
          free_at?: string;
          subject?: string;
          test_id?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      revisions: {
        Row: {
          author_profile_id: string | null;
          body: string;
          created_at: string;
          edited_by: string | null;
          id: string;
          post_id: string;
          post_kind: string;
          reason: string;
          title: string | null;
          updated_at: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          author_profile_id?: string | null;
          body: string;
          created_at?: string;
          edited_by?: string | null;
          id?: string;
          post_id: string;
          post_kind: string;
          reason?: string;
          title?: string | null;
          updated_at?: string;
          version: number;
        };
        Update: {
          author_profile_id?: string | null;
          body?: string;
          created_at?: string;
          edited_by?: string | null;
          id?: string;
          post_id?: string;
          post_kind?: string;
          reason?: string;
          title?: string | null;
          updated_at?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'revisions_author_profile_id_fkey';
            columns: ['author_profile_id'];
            isOneToOne: false;
            referencedRelation: 'community_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'revisions_edited_by_fkey';
            columns: ['edited_by'];
            isOneToOne: false;
            referencedRelation: 'community_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
      room_chat: {
        Row: {
          body: string;
          created_at: string;
          id: string;
          profile_id: string;
          room_id: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          body: string;
          created_at?: string;
          id: string;
          profile_id: string;
          room_id: string;
          updated_at?: string;
        };
        Update: {
          body?: string;
          created_at?: string;
          id?: string;
          profile_id?: string;
          room_id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'room_chat_profile_id_fkey';
            columns: ['profile_id'];
            isOneToOne: false;
            referencedRelation: 'community_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'room_chat_room_id_fkey';
            columns: ['room_id'];
            isOneToOne: false;
            referencedRelation: 'study_rooms';
            referencedColumns: ['id'];
          },
        ];
      };
      room_members: {
        Row: {
          co_host: boolean;
          connected: boolean;
          created_at: string;
          goal: string;
          id: string;
          joined_at: string;
          last_seen_at: string;
          left_at: string | null;
          profile_id: string;
          removed_at: string | null;
          room_id: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          co_host?: boolean;
          connected?: boolean;
          created_at?: string;
          goal?: string;
          id?: string;
          joined_at?: string;
          last_seen_at?: string;
          left_at?: string | null;
          profile_id: string;
          removed_at?: string | null;
          room_id: string;
          updated_at?: string;
        };
        Update: {
          co_host?: boolean;
          connected?: boolean;
          created_at?: string;
          goal?: string;
          id?: string;
          joined_at?: string;
          last_seen_at?: string;
          left_at?: string | null;
          profile_id?: string;
          removed_at?: string | null;
          room_id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'room_members_profile_id_fkey';
            columns: ['profile_id'];
            isOneToOne: false;
            referencedRelation: 'community_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'room_members_room_id_fkey';
            columns: ['room_id'];
            isOneToOne: false;
            referencedRelation: 'study_rooms';
            referencedColumns: ['id'];
          },
        ];
      };
      study_rooms: {
        Row: {
          acted_version: number;
          break_s: number;
          capacity: number;
          created_at: string;
          credited_rounds: number;
          description: string;
          ended_at: string | null;
          focus_s: number;
          host_profile_id: string | null;
          id: string;
          lang: string;
          paused: NonNullable<Json>;
          rounds: number;
          started_at: string | null;
          state: string;
          title: string;
          updated_at: string;
          version: number;
          visibility: string;
        };
        ComputedFields: never;
        Insert: {
          acted_version?: number;
          break_s?: number;
          capacity?: number;
          created_at?: string;
          credited_rounds?: number;
          description?: string;
          ended_at?: string | null;
          focus_s?: number;
          host_profile_id?: string | null;
          id: string;
          lang: string;
          paused?: NonNullable<Json>;
          rounds?: number;
          started_at?: string | null;
          state?: string;
          title: string;
          updated_at?: string;
          version?: number;
          visibility: string;
        };
        Update: {
          acted_version?: number;
          break_s?: number;
          capacity?: number;
          created_at?: string;
          credited_rounds?: number;
          description?: string;
          ended_at?: string | null;
          focus_s?: number;
          host_profile_id?: string | null;
          id?: string;
          lang?: string;
          paused?: NonNullable<Json>;
          rounds?: number;
          started_at?: string | null;
          state?: string;
          title?: string;
          updated_at?: string;
          version?: number;
          visibility?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'study_rooms_host_profile_id_fkey';
            columns: ['host_profile_id'];
            isOneToOne: false;
            referencedRelation: 'community_profiles';
            referencedColumns: ['id'];
          },
        ];
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
      subscription_states: {
        Row: {
          grace_days: number;
          opens: boolean;
          status: string;
          terminal: boolean;
        };
        ComputedFields: never;
        Insert: {
          grace_days?: number;
          opens: boolean;
          status: string;
          terminal?: boolean;
        };
        Update: {
          grace_days?: number;
          opens?: boolean;
          status?: string;
          terminal?: boolean;
        };
        Relationships: [];
      };
      subscription_transitions: {
        Row: {
          from_state: string;
          machine: string;
          to_state: string;
        };
        ComputedFields: never;
        Insert: {
          from_state: string;
          machine: string;
          to_state: string;
        };
        Update: {
          from_state?: string;
          machine?: string;
          to_state?: string;
        };
        Relationships: [];
      };
      tags: {
        Row: {
          created_at: string;
          description: string;
          id: string;
          merged_into: string | null;
          names: NonNullable<Json>;
          slug: string;
          state: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          description?: string;
          id?: string;
          merged_into?: string | null;
          names: NonNullable<Json>;
          slug: string;
          state?: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          description?: string;
          id?: string;
          merged_into?: string | null;
          names?: NonNullable<Json>;
          slug?: string;
          state?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'tags_merged_into_fkey';
            columns: ['merged_into'];
            isOneToOne: false;
            referencedRelation: 'tags';
            referencedColumns: ['id'];
          },
        ];
      };
      tasks: {
        Row: {
          created_at: string;
          deleted_at: string | null;
          doing_since: string | null;
          done_at: string | null;
          due_at: string | null;
          due_date: string | null;
          effort_min: number | null;
          first_step: string;
          focus_plan_item_id: string | null;
          id: string;
          importance: number;
          not_before: string | null;
          notes: string;
          pinned: boolean;
          source: string;
          status: string;
          title: string;
          updated_at: string;
          user_id: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          deleted_at?: string | null;
          doing_since?: string | null;
          done_at?: string | null;
          due_at?: string | null;
          due_date?: string | null;
          effort_min?: number | null;
          first_step?: string;
          focus_plan_item_id?: string | null;
          id: string;
          importance?: number;
          not_before?: string | null;
          notes?: string;
          pinned?: boolean;
          source?: string;
          status?: string;
          title: string;
          updated_at?: string;
          user_id?: string;
          version?: number;
        };
        Update: {
          created_at?: string;
          deleted_at?: string | null;
          doing_since?: string | null;
          done_at?: string | null;
          due_at?: string | null;
          due_date?: string | null;
          effort_min?: number | null;
          first_step?: string;
          focus_plan_item_id?: string | null;
          id?: string;
          importance?: number;
          not_before?: string | null;
          notes?: string;
          pinned?: boolean;
          source?: string;
          status?: string;
          title?: string;
          updated_at?: string;
          user_id?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'tasks_focus_plan_item_id_user_id_fkey';
            columns: ['focus_plan_item_id', 'user_id'];
            isOneToOne: false;
            referencedRelation: 'focus_plan_items';
            referencedColumns: ['id', 'user_id'];
          },
        ];
      };
      topic_tags: {
        Row: {
          created_at: string;
          id: string;
          tag_id: string;
          topic_id: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          tag_id: string;
          topic_id: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          tag_id?: string;
          topic_id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'topic_tags_tag_id_fkey';
            columns: ['tag_id'];
            isOneToOne: false;
            referencedRelation: 'tags';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'topic_tags_topic_id_fkey';
            columns: ['topic_id'];
            isOneToOne: false;
            referencedRelation: 'topics';
            referencedColumns: ['id'];
          },
        ];
      };
      topics: {
        Row: {
          accepted_answer_id: string | null;
          answer_count: number;
          answerers: number;
          author_profile_id: string | null;
          body: string;
          created_at: string;
          deleted_at: string | null;
          deleted_by: string | null;
          duplicate_of: string | null;
          edited_at: string | null;
          helpful_told: number;
          hot: number;
          id: string;
          is_seed: boolean;
          lang: string;
          last_activity_at: string;
          pinned: boolean;
          search: unknown;
          state: string;
          state_before: string | null;
          support_card: boolean;
          title: string;
          updated_at: string;
          version: number;
          votes: number;
        };
        ComputedFields: never;
        Insert: {
          accepted_answer_id?: string | null;
          answer_count?: number;
          answerers?: number;
          author_profile_id?: string | null;
          body: string;
          created_at?: string;
          deleted_at?: string | null;
          deleted_by?: string | null;
          duplicate_of?: string | null;
          edited_at?: string | null;
          helpful_told?: number;
          hot?: number;
          id: string;
          is_seed?: boolean;
          lang: string;
          last_activity_at?: string;
          pinned?: boolean;
          search?: unknown;
          state: string;
          state_before?: string | null;
          support_card?: boolean;
          title: string;
          updated_at?: string;
          version?: number;
          votes?: number;
        };
        Update: {
          accepted_answer_id?: string | null;
          answer_count?: number;
          answerers?: number;
          author_profile_id?: string | null;
          body?: string;
          created_at?: string;
          deleted_at?: string | null;
          deleted_by?: string | null;
          duplicate_of?: string | null;
          edited_at?: string | null;
          helpful_told?: number;
          hot?: number;
          id?: string;
          is_seed?: boolean;
          lang?: string;
          last_activity_at?: string;
          pinned?: boolean;
          search?: unknown;
          state?: string;
          state_before?: string | null;
          support_card?: boolean;
          title?: string;
          updated_at?: string;
          version?: number;
          votes?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'topics_accepted_answer_id_fkey';
            columns: ['accepted_answer_id'];
            isOneToOne: false;
            referencedRelation: 'answers';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'topics_author_profile_id_fkey';
            columns: ['author_profile_id'];
            isOneToOne: false;
            referencedRelation: 'community_profiles';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'topics_duplicate_of_fkey';
            columns: ['duplicate_of'];
            isOneToOne: false;
            referencedRelation: 'topics';
            referencedColumns: ['id'];
          },
        ];
      };
      training_runs: {
        Row: {
          created_at: string;
          deleted_at: string | null;
          device_class: string | null;
          ended_at: string;
          exercise_id: string;
          id: string;
          language: string | null;
          level_end: NonNullable<Json>;
          metrics: NonNullable<Json>;
          mode: string;
          params: NonNullable<Json>;
          records: NonNullable<Json>;
          score: number | null;
          scoring_version: string;
          screen_class: string | null;
          seed: string | null;
          started_at: string;
          status: string;
          task_version: string;
          user_id: string;
          variant: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          deleted_at?: string | null;
          device_class?: string | null;
          ended_at: string;
          exercise_id: string;
          id: string;
          language?: string | null;
          level_end?: NonNullable<Json>;
          metrics?: NonNullable<Json>;
          mode: string;
          params?: NonNullable<Json>;
          records?: NonNullable<Json>;
          score?: number | null;
          scoring_version: string;
          screen_class?: string | null;
          seed?: string | null;
          started_at: string;
          status: string;
          task_version: string;
          user_id?: string;
          variant: string;
        };
        Update: {
          created_at?: string;
          deleted_at?: string | null;
          device_class?: string | null;
          ended_at?: string;
          exercise_id?: string;
          id?: string;
          language?: string | null;
          level_end?: NonNullable<Json>;
          metrics?: NonNullable<Json>;
          mode?: string;
          params?: NonNullable<Json>;
          records?: NonNullable<Json>;
          score?: number | null;
          scoring_version?: string;
          screen_class?: string | null;
          seed?: string | null;
          started_at?: string;
          status?: string;
          task_version?: string;
          user_id?: string;
          variant?: string;
        };
        Relationships: [];
      };
      user_messages: {
        Row: {
          client_id: string;
          content: string;
          created_at: string;
          id: string;
          is_read: boolean;
          recipient_id: string | null;
          sender_id: string | null;
          subject: string;
          thread_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          client_id?: string;
          content: string;
          created_at?: string;
          id?: string;
          is_read?: boolean;
          recipient_id?: string | null;
          sender_id?: string | null;
          subject?: string;
          thread_id?: string | null;
        };
        Update: {
          client_id?: string;
          content?: string;
          created_at?: string;
          id?: string;
          is_read?: boolean;
          recipient_id?: string | null;
          sender_id?: string | null;
          subject?: string;
          thread_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'user_messages_thread_id_fkey';
            columns: ['thread_id'];
            isOneToOne: false;
            referencedRelation: 'message_threads';
            referencedColumns: ['id'];
          },
        ];
      };
      user_presence: {
        Row: {
          current_page: string;
          last_seen: string;
          status: string;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          current_page?: string;
          last_seen?: string;
          status: string;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          current_page?: string;
          last_seen?: string;
          status?: string;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      user_settings: {
        Row: {
          available_min: number;
          day_start_hour: number;
          display: NonNullable<Json>;
          exercise_keys: NonNullable<Json>;
          notify_billing: boolean;
          notify_community: boolean;
          notify_reminders: boolean;
          notify_results: boolean;
          personal_insights: boolean;
          push_details: boolean;
          quiet_end: string;
          quiet_start: string;
          show_achievements: boolean;
          show_presence: boolean;
          task_order: string;
          time_zone: string | null;
          today_limit: number;
          updated_at: string;
          user_id: string;
          week_start: string | null;
          wip_limit: number;
        };
        ComputedFields: never;
        Insert: {
          available_min?: number;
          day_start_hour?: number;
          display?: NonNullable<Json>;
          exercise_keys?: NonNullable<Json>;
          notify_billing?: boolean;
          notify_community?: boolean;
          notify_reminders?: boolean;
          notify_results?: boolean;
          personal_insights?: boolean;
          push_details?: boolean;
          quiet_end?: string;
          quiet_start?: string;
          show_achievements?: boolean;
          show_presence?: boolean;
          task_order?: string;
          time_zone?: string | null;
          today_limit?: number;
          updated_at?: string;
          user_id?: string;
          week_start?: string | null;
          wip_limit?: number;
        };
        Update: {
          available_min?: number;
          day_start_hour?: number;
          display?: NonNullable<Json>;
          exercise_keys?: NonNullable<Json>;
          notify_billing?: boolean;
          notify_community?: boolean;
          notify_reminders?: boolean;
          notify_results?: boolean;
          personal_insights?: boolean;
          push_details?: boolean;
          quiet_end?: string;
          quiet_start?: string;
          show_achievements?: boolean;
          show_presence?: boolean;
          task_order?: string;
          time_zone?: string | null;
          today_limit?: number;
          updated_at?: string;
          user_id?: string;
          week_start?: string | null;
          wip_limit?: number;
        };
        Relationships: [];
      };
      votes: {
        Row: {
          created_at: string;
          id: string;
          post_id: string;
          post_kind: string;
          profile_id: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          post_id: string;
          post_kind: string;
          profile_id: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          post_id?: string;
          post_kind?: string;
          profile_id?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'votes_profile_id_fkey';
            columns: ['profile_id'];
            isOneToOne: false;
            referencedRelation: 'community_profiles';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      accept_answer: { Args: { p_answer: string; p_topic: string }; Returns: Json };
      account_by_address: { Args: { p_address: string }; Returns: Json };
      account_of_member: { Args: { p_profile: string; p_reason: string }; Returns: string };
      act_by_message: {
        Args: { p_action: string; p_delivery: string; p_until?: string };
        Returns: undefined;
      };
      act_on_reminder: {
        Args: { p_action: string; p_delivery: string; p_until?: string };
        Returns: undefined;
      };
      act_on_room: { Args: { p_action: string; p_room: string; p_version: number }; Returns: Json };
      act_on_thread: { Args: { p_action: string; p_thread: string }; Returns: Json };
      admin_roles_held: { Args: Record<PropertyKey, never>; Returns: Json[] };
      alert_facts: { Args: Record<PropertyKey, never>; Returns: Json };
      answer_contact: {
        Args: { p_body: string; p_id: string; p_lang: string; p_message: string; p_version: number };
        Returns: Json;
      };
      answer_topic: {
        Args: { p_body: string; p_id: string; p_lang: string; p_topic: string };
        Returns: Json;
      };
      appeal: { Args: { p_action: string; p_id: string; p_text: string }; Returns: Json };
      appeal_queue: { Args: { p_after?: string; p_after_id?: string; p_limit?: number }; Returns: Json[] };
      apply_billing: {
        Args: { p_customer: string; p_event: Json; p_snapshot: Json; p_token: string };
        Returns: Json;
      };
      article_history: { Args: { p_article: string; p_before?: number; p_limit?: number }; Returns: Json[] };
      ask: {
        Args: { p_body: string; p_id: string; p_lang: string; p_tags: string[]; p_title: string };
        Returns: Json;
      };
      ask_quality_report: { Args: Record<PropertyKey, never>; Returns: Json };
      audit_entries: { Args: { p_before?: number; p_filters?: Json; p_limit?: number }; Returns: Json[] };
      audit_total: { Args: { p_filters?: Json }; Returns: number };
      begin_billing: { Args: { p_customer: string; p_seconds?: number }; Returns: string };
      begin_due_erasures: { Args: { p_limit?: number }; Returns: string[] };
      begin_event_retry: { Args: { p_id: string }; Returns: Json };
      begin_refund: {
        Args: {
          p_amount_cents: number;
          p_id: string;
          p_payment: string;
          p_reason: string;
          p_version: number;
        };
        Returns: Json;
      };
      block_member: { Args: { p_on?: boolean; p_profile: string }; Returns: boolean };
      catalogue_desk: { Args: Record<PropertyKey, never>; Returns: Json[] };
      change_item: { Args: { p_change: Json; p_sku: string; p_version: number }; Returns: Json };
      choose_freemium: { Args: Record<PropertyKey, never>; Returns: undefined };
      claim_account_mails: {
        Args: { p_limit?: number };
        Returns: {
          address: string;
          facts: Json;
          fresh: boolean;
          id: string;
          kind: string;
          language: string;
        }[];
      };
      claim_alert: { Args: { p_name: string }; Returns: boolean };
      claim_attempts: { Args: { p_claims: Json }; Returns: number };
      claim_contact_messages: {
        Args: { p_limit?: number };
        Returns: {
          content: string;
          id: string;
          is_priority: boolean;
        }[];
      };
      claim_contact_replies: {
        Args: { p_limit?: number };
        Returns: {
          body: string;
          content: string;
          id: string;
          lang: string;
        }[];
      };
      claim_deliveries: { Args: { p_limit?: number; p_now?: string }; Returns: Json };
      claim_due_reminders: { Args: { p_limit?: number; p_now?: string }; Returns: Json };
      claim_refund: { Args: Record<PropertyKey, never>; Returns: Json };
      close_checkout: { Args: { p_session: string }; Returns: undefined };
      close_room: {
        Args: {
          p_id: string;
          p_kind: string;
          p_reason?: string;
          p_reason_code: string;
          p_report?: string;
          p_target: string;
        };
        Returns: Json;
      };
      comment_on: {
        Args: { p_body: string; p_id: string; p_kind: string; p_lang: string; p_post: string };
        Returns: Json;
      };
      community_answers: {
        Args: { p_created?: string; p_id?: string; p_limit?: number; p_topic: string; p_votes?: number };
        Returns: Json;
      };
      community_bylines: { Args: { p_ids: string[] }; Returns: Json[] };
      community_cards: { Args: { p_ids: string[] }; Returns: Json[] };
      community_present: { Args: Record<PropertyKey, never>; Returns: number };
      community_topic: { Args: { p_id: string }; Returns: Json };
      community_topics: {
        Args: {
          p_id?: string;
          p_key?: string;
          p_langs: string[];
          p_limit?: number;
          p_sort: string;
          p_tags?: string[];
        };
        Returns: Json;
      };
      complete_cart_session: { Args: { p_session_id: string }; Returns: undefined };
      consume_rate_limit: {
        Args: { p_key: string; p_limit: number; p_window_seconds: number };
        Returns: boolean;
      };
      contact_inbox: {
        Args: { p_after?: string; p_after_id?: string; p_filters?: Json; p_limit?: number };
        Returns: Json[];
      };
      contact_total: { Args: { p_filters?: Json }; Returns: number };
      coupon_list: { Args: { p_after?: string; p_limit?: number }; Returns: Json[] };
      coupon_terms: { Args: { p_code: string; p_subtotal_cents: number; p_user: string }; Returns: Json };
      create_article: {
        Args: { p_category: string; p_id: string; p_kind: string; p_slug: string; p_tier?: string };
        Returns: Json;
      };
      create_community_profile: {
        Args: {
          p_about?: string;
          p_adult: boolean;
          p_allow_requests: string;
          p_avatar?: string;
          p_guidelines_version: number;
          p_handle: string;
          p_lang: string;
          p_show_premium_badge?: boolean;
        };
        Returns: Json;
      };
      create_feed_token: {
        Args: { p_id: string; p_include: string[]; p_name: string; p_show_details: boolean };
        Returns: string;
      };
      create_informant_invite: {
        Args: { p_attempt: string; p_days?: number; p_label: string };
        Returns: {
          id: string;
          token: string;
        }[];
      };
      create_share_link: {
        Args: { p_attempt: string; p_case_word?: string; p_days?: number; p_other?: string };
        Returns: {
          id: string;
          token: string;
        }[];
      };
      credit_of: { Args: { p_user: string }; Returns: number };
      decide_appeal: {
        Args: { p_appeal: string; p_reason: string; p_state: string; p_version: number };
        Returns: Json;
      };
      decide_report: {
        Args: { p_action: string; p_note?: string; p_report: string; p_version: number };
        Returns: Json;
      };
      delete_post: { Args: { p_id: string; p_kind: string; p_version?: number }; Returns: Json };
      delete_visitor_attempt: { Args: { p_id: string; p_secret: string }; Returns: boolean };
      delivery_state: { Args: Record<PropertyKey, never>; Returns: Json };
      desk_article: { Args: { p_article: string }; Returns: Json };
      desk_library: {
        Args: {
          p_before?: string;
          p_due?: boolean;
          p_id?: string;
          p_kind?: string;
          p_lang?: string;
          p_limit?: number;
          p_missing?: string;
          p_state?: string;
          p_tier?: string;
        };
        Returns: Json;
      };
      desk_version: { Args: { p_text: string }; Returns: Json };
      detach_post: { Args: { p_id: string; p_kind: string }; Returns: Json };
      edit_answer: { Args: { p_body: string; p_id: string; p_version: number }; Returns: Json };
      edit_article: { Args: { p_article: string; p_changes: Json; p_version: number }; Returns: Json };
      edit_community_profile: {
        Args: {
          p_about?: string;
          p_allow_requests?: string;
          p_avatar?: string;
          p_handle?: string;
          p_lang?: string;
          p_show_premium_badge?: boolean;
          p_version: number;
        };
        Returns: Json;
      };
      edit_topic: {
        Args: { p_body: string; p_id: string; p_tags: string[]; p_title: string; p_version: number };
        Returns: Json;
      };
      end_billing: { Args: { p_customer: string; p_token: string }; Returns: undefined };
      end_gifts: { Args: { p_limit?: number }; Returns: number };
      end_sign_ins: { Args: { p_user: string; p_version: string }; Returns: Json };
      export_audit: { Args: { p_filters?: Json }; Returns: Json };
      export_my_data: { Args: { p_after?: string; p_table?: string }; Returns: Json };
      export_orders: { Args: { p_filters?: Json }; Returns: Json };
      export_payments: { Args: { p_filters?: Json }; Returns: Json };
      forget_address: { Args: { p_digest: string }; Returns: undefined };
      get_attempt: { Args: { p_id: string }; Returns: Json };
      gift_list: { Args: { p_at?: string; p_id?: string; p_limit?: number }; Returns: Json[] };
      give_gift: {
        Args: { p_email: string; p_id: string; p_reason: string; p_until: string; p_what: string };
        Returns: Json;
      };
      grant_role: { Args: { p_email: string; p_role: string }; Returns: Json };
      health_state: { Args: Record<PropertyKey, never>; Returns: Json };
      invite_to_room: { Args: { p_profile: string; p_room: string }; Returns: boolean };
      is_last_master: { Args: { p_user: string }; Returns: boolean };
      is_payment_staff: { Args: { p_user: string }; Returns: boolean };
      join_room: { Args: { p_room: string }; Returns: Json };
      keep_article_progress: {
        Args: {
          p_article: string;
          p_lang: string;
          p_percent: number;
          p_position?: string;
          p_version: number;
        };
        Returns: Json;
      };
      keep_focus_plan: { Args: { p_plan: Json }; Returns: Json };
      keep_my_account: { Args: Record<PropertyKey, never>; Returns: boolean };
      late_jobs: {
        Args: Record<PropertyKey, never>;
        Returns: {
          due_at: string;
          job: string;
          last_run_at: string;
        }[];
      };
      leave_community: { Args: { p_remove_posts?: boolean }; Returns: boolean };
      leave_room: { Args: { p_room: string }; Returns: boolean };
      library_article: { Args: { p_lang: string; p_slug: string }; Returns: Json };
      library_facts: { Args: { p_lang: string; p_user: string }; Returns: Json };
      library_list: {
        Args: {
          p_before?: string;
          p_category?: string;
          p_id?: string;
          p_kind?: string;
          p_lang: string;
          p_limit?: number;
          p_translated?: boolean;
        };
        Returns: Json[];
      };
      link_customer: { Args: { p_customer: string; p_user: string }; Returns: string };
      list_rooms: {
        Args: { p_after?: string; p_after_id?: string; p_langs?: string[]; p_limit?: number };
        Returns: Json[];
      };
      look_up_person: { Args: { p_asked: string }; Returns: Json };
      mark_deliveries: { Args: { p_now?: string; p_rows: Json }; Returns: undefined };
      mark_duplicate: {
        Args: { p_id: string; p_of: string; p_topic: string; p_version: number };
        Returns: Json;
      };
      measure_queues: { Args: Record<PropertyKey, never>; Returns: number };
      measure_tables: { Args: Record<PropertyKey, never>; Returns: number };
      member_panel: { Args: { p_profile: string }; Returns: Json };
      merge_tag: { Args: { p_from: string; p_id: string; p_into: string }; Returns: number };
      message_door: { Args: { p_profile: string }; Returns: Json };
      message_target: { Args: { p_profile: string }; Returns: string };
      message_thread: { Args: { p_thread: string }; Returns: Json };
      moderate_many: {
        Args: { p_action: string; p_items: Json; p_of: string; p_reason: string; p_reason_code: string };
        Returns: Json[];
      };
      moderate_member: {
        Args: {
          p_action: string;
          p_id: string;
          p_profile: string;
          p_reason: string;
          p_reason_code: string;
          p_report?: string;
          p_until: string;
          p_version: number;
        };
        Returns: Json;
      };
      moderate_post: {
        Args: {
          p_action: string;
          p_id: string;
          p_kind: string;
          p_reason?: string;
          p_reason_code?: string;
          p_report?: string;
          p_target: string;
          p_version: number;
        };
        Returns: Json;
      };
      moderation_overview: { Args: Record<PropertyKey, never>; Returns: Json };
      move_article: {
        Args: { p_action: string; p_article: string; p_publish_at?: string; p_version: number };
        Returns: Json;
      };
      move_contact: { Args: { p_action: string; p_message: string; p_version: number }; Returns: Json };
      my_achievement_facts: { Args: Record<PropertyKey, never>; Returns: Json };
      my_audit_entries: { Args: { p_before?: number; p_limit?: number }; Returns: Json[] };
      my_bursts: { Args: { p_from: string; p_to: string }; Returns: Json };
      my_community_posts: {
        Args: { p_before?: string; p_before_id?: string; p_limit?: number };
        Returns: Json[];
      };
      my_community_profile: { Args: Record<PropertyKey, never>; Returns: Json };
      my_daily_activity: {
        Args: { p_from: string; p_to: string };
        Returns: {
          active: boolean;
          bursts: number;
          date: string;
          focus_s: number;
          runs: number;
          tasks_done: number;
          training_s: number;
        }[];
      };
      my_exercise_access: {
        Args: Record<PropertyKey, never>;
        Returns: {
          exercise_id: string;
          free_minutes: number;
          open_until: string;
          required_tier: string;
          via: string;
        }[];
      };
      my_exercise_summary: {
        Args: Record<PropertyKey, never>;
        Returns: {
          best: number;
          device_class: string;
          exercise_id: string;
          last_at: string;
          last_score: number;
          mode: string;
          runs: number;
          scored_runs: number;
          screen_class: string;
          task_version: string;
          variant: string;
        }[];
      };
      my_first_activity: { Args: Record<PropertyKey, never>; Returns: string };
      my_focus_plan: { Args: { p_id: string }; Returns: Json };
      my_focus_plans: { Args: Record<PropertyKey, never>; Returns: Json[] };
      my_habits: { Args: Record<PropertyKey, never>; Returns: Json };
      my_latest_results: {
        Args: Record<PropertyKey, never>;
        Returns: {
          about: string;
          available_at: string;
          completed_at: string;
          domains: Json;
          form: string;
          id: string;
          overall: number;
          repeated: boolean;
          test_id: string;
        }[];
      };
      my_moderation: { Args: Record<PropertyKey, never>; Returns: Json[] };
      my_plan_credit: {
        Args: Record<PropertyKey, never>;
        Returns: {
          cents: number;
          counts_until: string;
          kept: boolean;
        }[];
      };
      my_reading: { Args: { p_lang: string; p_limit?: number }; Returns: Json[] };
      my_room: { Args: Record<PropertyKey, never>; Returns: Json };
      my_standing: {
        Args: Record<PropertyKey, never>;
        Returns: {
          display_name: string;
          last_active: string;
          trained: boolean;
        }[];
      };
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
      my_threads: {
        Args: { p_before?: string; p_before_id?: string; p_box: string; p_limit?: number };
        Returns: Json[];
      };
      my_votes: { Args: { p_ids: string[]; p_kind: string }; Returns: string[] };
      note_client_error: {
        Args: { p_kind: string; p_page: string; p_release: string; p_stack: string };
        Returns: undefined;
      };
      note_confirmation_resent: {
        Args: { p_actor: string; p_user: string; p_version: string };
        Returns: string;
      };
      note_contact_reply_sent: { Args: { p_id: string }; Returns: undefined };
      note_contact_sent: { Args: { p_id: string }; Returns: undefined };
      note_due_mails: { Args: Record<PropertyKey, never>; Returns: number };
      note_failed_events: {
        Args: { p_code: string; p_customer: string; p_events: Json };
        Returns: undefined;
      };
      note_job_run: {
        Args: { p_duration_ms?: number; p_job: string; p_result?: string };
        Returns: undefined;
      };
      note_mail_refused: { Args: { p_id: string }; Returns: undefined };
      note_mail_sent: { Args: { p_id: string }; Returns: undefined };
      note_metric: { Args: { p_metric: string; p_url: string; p_value: number }; Returns: undefined };
      note_order: {
        Args: { p_body: string; p_id: string; p_order: string; p_version: number };
        Returns: Json;
      };
      note_push: { Args: { p_failed: string[]; p_gone: string[]; p_ok: string[] }; Returns: undefined };
      note_refund_refused: { Args: { p_id: string; p_refusal: string }; Returns: undefined };
      note_refund_sent: {
        Args: { p_id: string; p_provider_id: string; p_state: string };
        Returns: undefined;
      };
      note_refusals: { Args: { p_counts: Json; p_function: string }; Returns: undefined };
      note_source_opened: { Args: { p_article: string; p_url: string }; Returns: Json };
      offer_plan_price: { Args: { p_actor: string; p_price: Json; p_replaces: string }; Returns: Json };
      open_room: { Args: { p_id: string; p_room: Json }; Returns: Json };
      order_list: { Args: { p_after?: string; p_filters?: Json; p_limit?: number }; Returns: Json[] };
      order_total: { Args: { p_filters?: Json }; Returns: number };
      pause_reminder: { Args: { p_id: string; p_until?: string }; Returns: undefined };
      payment_list: {
        Args: { p_at?: string; p_filters?: Json; p_id?: string; p_limit?: number; p_urgent?: boolean };
        Returns: Json[];
      };
      payment_total: { Args: { p_filters?: Json }; Returns: number };
      pending_queue: {
        Args: { p_after?: string; p_after_id?: string; p_kind?: string; p_lang?: string; p_limit?: number };
        Returns: Json[];
      };
      people_present: {
        Args: { p_people: string[] };
        Returns: {
          age_ms: number;
          status: string;
          updated_at: string;
          user_id: string;
        }[];
      };
      plan_erasure: {
        Args: {
          p_actor: string;
          p_only_asks: boolean;
          p_reason: string;
          p_remove_posts: boolean;
          p_user: string;
          p_version: string;
        };
        Returns: Json;
      };
      plan_price_list: { Args: Record<PropertyKey, never>; Returns: Json[] };
      podcast_episodes: { Args: { p_lang?: string }; Returns: Json[] };
      post_to_judge: { Args: { p_id: string }; Returns: Json };
      publish_article_text: {
        Args: { p_article: string; p_lang: string; p_text_version: number };
        Returns: Json;
      };
      purge_articles: { Args: { p_limit?: number }; Returns: number };
      purge_audit_log: { Args: { p_limit?: number }; Returns: number };
      purge_calendar_events: { Args: { p_limit?: number }; Returns: number };
      purge_child_attempts: { Args: { p_limit?: number }; Returns: number };
      purge_contact_messages: { Args: { p_limit?: number }; Returns: number };
      purge_deleted_posts: { Args: { p_limit?: number }; Returns: number };
      purge_messages: { Args: { p_limit?: number }; Returns: number };
      purge_moderation: { Args: { p_limit?: number }; Returns: number };
      purge_notices: { Args: { p_limit?: number }; Returns: number };
      purge_operations: { Args: { p_limit?: number }; Returns: number };
      purge_reminders: { Args: { p_limit?: number }; Returns: number };
      purge_removed_notifications: { Args: { p_limit?: number }; Returns: number };
      purge_removed_rows: { Args: { p_limit?: number }; Returns: number };
      purge_unclaimed_attempts: { Args: { p_limit?: number }; Returns: number };
      purge_unfinished_starts: { Args: { p_limit?: number }; Returns: number };
      push_device: { Args: { p_id: string; p_user: string }; Returns: Json };
      push_subscribe: {
        Args: { p_auth: string; p_device_name?: string; p_endpoint: string; p_p256dh: string; p_tz?: string };
        Returns: string;
      };
      push_unsubscribe: { Args: { p_id: string }; Returns: undefined };
      quality_report: { Args: Record<PropertyKey, never>; Returns: Json };
      quality_rows: { Args: { p_after?: number; p_block: string; p_limit?: number }; Returns: Json[] };
      queue_total: { Args: { p_filters?: Json; p_queue: string }; Returns: number };
      read_calendar_feed: { Args: { p_token_hash: string }; Returns: Json };
      read_contact: { Args: { p_message: string }; Returns: Json };
      read_informant_invite: { Args: { p_token: string }; Returns: Json };
      read_order: { Args: { p_order: string }; Returns: Json };
      read_payment: { Args: { p_payment: string }; Returns: Json };
      read_report: { Args: { p_report: string }; Returns: Json };
      read_shared_attempt: { Args: { p_token: string }; Returns: Json };
      recent_question_ids: { Args: { p_attempts?: number; p_test: string }; Returns: string[] };
      recheck_reminders: { Args: Record<PropertyKey, never>; Returns: number };
      recommendation_facts: { Args: { p_exercises: string[]; p_user: string }; Returns: Json };
      record_checkout: { Args: { p_session: Json }; Returns: undefined };
      refresh_quality_report: { Args: Record<PropertyKey, never>; Returns: string };
      refused_look_ups: { Args: Record<PropertyKey, never>; Returns: Json[] };
      release_alert: { Args: { p_name: string }; Returns: undefined };
      reminder_facts: { Args: { p_target: string; p_target_id: string; p_user: string }; Returns: Json };
      remove_from_room: { Args: { p_profile: string; p_room: string }; Returns: Json };
      remove_room_line: { Args: { p_id: string }; Returns: boolean };
      remove_training_run: { Args: { p_id: string; p_undo?: boolean }; Returns: boolean };
      report: {
        Args: { p_id: string; p_kind: string; p_note?: string; p_reason: string; p_target: string };
        Returns: Json;
      };
      report_messages: {
        Args: { p_id: string; p_messages: string[]; p_note?: string; p_reason: string; p_thread: string };
        Returns: Json;
      };
      report_queue: {
        Args: {
          p_after?: string;
          p_after_id?: string;
          p_assignee?: string;
          p_clock?: string;
          p_lang?: string;
          p_limit?: number;
          p_priority?: string;
          p_reason?: string;
          p_state?: string;
        };
        Returns: Json[];
      };
      reschedule_article: {
        Args: { p_article: string; p_publish_at: string; p_version: number };
        Returns: Json;
      };
      restore_article_version: { Args: { p_text: string; p_version: number }; Returns: Json };
      resume_reminder: { Args: { p_id: string }; Returns: undefined };
      retag: { Args: { p_id: string; p_tags: string[]; p_topic: string }; Returns: Json };
      retire_plan_price: { Args: { p_id: string; p_version: number }; Returns: Json };
      retire_tag: { Args: { p_id: string; p_on?: boolean; p_slug: string }; Returns: string };
      revoke_feed_token: { Args: { p_id: string }; Returns: boolean };
      revoke_informant_invite: { Args: { p_id: string }; Returns: boolean };
      revoke_role: { Args: { p_role: string; p_user: string; p_version: number }; Returns: Json };
      revoke_share_link: { Args: { p_id: string }; Returns: boolean };
      room_beat: { Args: { p_room: string }; Returns: Json };
      room_state: { Args: { p_room: string }; Returns: Json };
      save_article_draft: {
        Args: {
          p_article: string;
          p_body: string;
          p_lang: string;
          p_sources?: Json;
          p_summary: string;
          p_title: string;
          p_version: number;
        };
        Returns: Json;
      };
      save_calendar_import: { Args: { p_changed: Json; p_import: string; p_new: Json }; Returns: number };
      save_coupon: { Args: { p_coupon: Json; p_version?: number }; Returns: Json };
      schedule_erasure: { Args: { p_remove_posts?: boolean; p_user: string }; Returns: string };
      search_library: {
        Args: { p_category?: string; p_kind?: string; p_lang: string; p_page?: number; p_text: string };
        Returns: Json[];
      };
      search_topics: { Args: { p_langs: string[]; p_page?: number; p_text: string }; Returns: Json[] };
      seed_library: { Args: { p_work: Json }; Returns: number };
      set_blocked_host: { Args: { p_host: string; p_on: boolean }; Returns: boolean };
      set_co_host: { Args: { p_on: boolean; p_profile: string; p_room: string }; Returns: Json };
      set_room_goal: { Args: { p_goal: string; p_room: string }; Returns: string };
      set_room_times: {
        Args: { p_break_s: number; p_focus_s: number; p_room: string; p_rounds: number; p_version: number };
        Returns: Json;
      };
      set_support_card: {
        Args: { p_id: string; p_kind: string; p_on: boolean; p_target: string };
        Returns: Json;
      };
      similar_topics: { Args: { p_lang: string; p_title: string }; Returns: Json[] };
      staff_edit: {
        Args: {
          p_body: string;
          p_id: string;
          p_kind: string;
          p_reason: string;
          p_reason_code: string;
          p_target: string;
          p_title: string;
          p_version: number;
        };
        Returns: Json;
      };
      start_attempt: {
        Args: { p_form: string; p_id: string; p_subject?: string; p_test: string };
        Returns: Json;
      };
      start_exercise: {
        Args: { p_exercise: string; p_id: string; p_minutes?: number; p_mode?: string; p_variant?: string };
        Returns: Json;
      };
      stop_reminder_mail: { Args: { p_all: boolean; p_reminder: string }; Returns: undefined };
      store_attempt: { Args: { p_attempt: Json; p_user?: string }; Returns: Json };
      store_dispatch: { Args: { p_done: Json }; Returns: number };
      store_invited_attempt: { Args: { p_attempt: Json; p_token: string }; Returns: Json };
      store_order: { Args: { p_order: Json }; Returns: Json };
      store_reaction_run: { Args: { p_attempt: Json; p_run: Json; p_user: string }; Returns: Json };
      store_reminder: { Args: { p_reminder: Json; p_user: string }; Returns: Json };
      store_training_run: { Args: { p_run: Json; p_session: Json; p_user: string }; Returns: Json };
      sweep_billing: {
        Args: { p_limit?: number };
        Returns: {
          customer_id: string;
          looked_at: string;
        }[];
      };
      sweep_community: { Args: { p_limit?: number }; Returns: number };
      sweep_messages: { Args: { p_limit?: number }; Returns: number };
      sweep_rooms: { Args: { p_limit?: number }; Returns: number };
      take_gift_back: { Args: { p_id: string; p_version: number }; Returns: Json };
      tell_what_is_due: { Args: { p_limit?: number }; Returns: number };
      undo_calendar_import: { Args: { p_before: Json; p_import: string }; Returns: number };
      unread_messages: { Args: Record<PropertyKey, never>; Returns: Json };
      update_cart_session: {
        Args: { p_cart_items: Json; p_session_id: string; p_total_cents: number; p_user_email: string };
        Returns: undefined;
      };
      vote: { Args: { p_kind: string; p_on: boolean; p_post: string }; Returns: Json };
      waiting_events: { Args: { p_at?: string; p_id?: string; p_limit?: number }; Returns: Json[] };
      withdraw_report: { Args: { p_id: string }; Returns: boolean };
      write_audit: {
        Args: { p_action: string; p_actor?: string; p_detail?: Json; p_target?: string };
        Returns: undefined;
      };
      write_room_line: { Args: { p_body: string; p_id: string; p_room: string }; Returns: Json };
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
