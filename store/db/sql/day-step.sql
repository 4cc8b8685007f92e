-- The step of a date: ten days each, since 2020.
CREATE OR REPLACE FUNCTION day_step(day date)
  RETURNS int
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
  SELECT greatest(day - date '2020-01-01', 0) / 10
$$;
